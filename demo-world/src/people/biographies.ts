import type { Language } from '../trades/trade';
import { ENGLISH_BIOGRAPHIES } from './biographies-en';
import { FRENCH_BIOGRAPHIES } from './biographies-fr';
import type { Biographies } from './biography-texts';

export const BIOGRAPHIES: Record<Language, Biographies> = {
  en: ENGLISH_BIOGRAPHIES,
  fr: FRENCH_BIOGRAPHIES,
};
