// The pictures of all rules, by number.
import { rulePages } from '../modules/rule_pages.ts';
import type { Sketch } from './sketch.ts';

export const pictures: Readonly<Record<string, Sketch>> = Object.assign(
  {},
  ...Object.values(rulePages).map((page) => page.pictures),
) as Record<string, Sketch>;
