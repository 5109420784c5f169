// What each module says, in both languages.
import type { Merged } from '../i18n/merged.ts';
import { de as bazaarsGerman } from './bazaars/de.ts';
import { en as bazaarsEnglish } from './bazaars/en.ts';
import { de as bridgesGerman } from './bridges/de.ts';
import { en as bridgesEnglish } from './bridges/en.ts';
import { de as burgGerman } from './burg/de.ts';
import { en as burgEnglish } from './burg/en.ts';
import { de as castlesGerman } from './castles/de.ts';
import { en as castlesEnglish } from './castles/en.ts';
import { de as falconGerman } from './falcon/de.ts';
import { en as falconEnglish } from './falcon/en.ts';
import { de as smallCitiesGerman } from './small_cities/de.ts';
import { en as smallCitiesEnglish } from './small_cities/en.ts';
import { de as wheelGerman } from './wheel/de.ts';
import { en as wheelEnglish } from './wheel/en.ts';

export const inGerman = [
  bazaarsGerman,
  bridgesGerman,
  burgGerman,
  castlesGerman,
  falconGerman,
  smallCitiesGerman,
  wheelGerman,
] as const;
export const inEnglish = [
  bazaarsEnglish,
  bridgesEnglish,
  burgEnglish,
  castlesEnglish,
  falconEnglish,
  smallCitiesEnglish,
  wheelEnglish,
] as const;
export type ModuleTexts = Merged<typeof inGerman>;
