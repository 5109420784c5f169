// What the pages of the rules show of each rulebook.
import type { RulePage } from '../rules/sketch.ts';
import type { RulesGame } from '../rules/types.ts';
import { page as bridges } from './bridges/rules/page.ts';
import { page as burg } from './burg/rules/page.ts';
import { page as carcassonne } from './carcassonne/rules/page.ts';
import { page as falcon } from './falcon/rules/page.ts';
import { page as wheel } from './wheel/rules/page.ts';

export const rulePages: Readonly<Record<RulesGame, RulePage>> = {
  carcassonne,
  bridges,
  wheel,
  castle: burg,
  falcon,
};
