import en from '../locales/en.json';
import fr from '../locales/fr.json';

const OWN = { en, fr };

/** The texts of the shell. */
export const ownTexts = (language: keyof typeof OWN) => Promise.resolve(OWN[language]);
