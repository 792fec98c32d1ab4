import { createInstance } from 'i18next';
import type { i18n as I18n, ResourceKey } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { loadOwnNamespace } from './own-namespaces';

export { I18nextProvider } from 'react-i18next';
export { useLanguage } from './use-language';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** SPEC §3 storage key. */
const STORAGE_KEY = 'i18nextLng';

export type I18nOptions = {
  /** Texts of a remote's or the shell's namespace. A rejection is retried when the namespace is asked for again. */
  loadNamespace: (namespace: string, language: Language) => Promise<ResourceKey>;
  /** Overrides detection, e.g. in tests. */
  language?: Language;
};

/**
 * The one i18next instance, ready with `ui` and `schema` in the language of the reader: stored, else the
 * browser's, else English (SPEC §9). Other namespaces load when first used. `<html lang>` follows.
 */
export async function createI18n({ loadNamespace, language }: I18nOptions): Promise<I18n> {
  const i18n = createInstance();
  i18n.on('languageChanged', (lng) => {
    document.documentElement.lang = lng;
  });
  await i18n
    .use(LanguageDetector)
    .use(
      resourcesToBackend(
        (lng: Language, namespace: string) =>
          loadOwnNamespace(namespace, lng) ?? loadNamespace(namespace, lng),
      ),
    )
    .use(initReactI18next)
    .init({
      ...(language && { lng: language }),
      supportedLngs: LANGUAGES,
      fallbackLng: 'en',
      load: 'languageOnly',
      ns: ['ui', 'schema'],
      defaultNS: 'ui',
      interpolation: { escapeValue: false },
      detection: {
        order: ['localStorage', 'navigator'],
        caches: ['localStorage'],
        lookupLocalStorage: STORAGE_KEY,
        convertDetectedLanguage: (detected) => detected.split('-')[0] ?? 'en',
      },
    });
  return i18n;
}

/** Back to the browser's language, as after a logout that clears the stored one (SPEC §4). */
export async function resetLanguage(i18n: I18n): Promise<void> {
  localStorage.removeItem(STORAGE_KEY);
  const wished = navigator.languages.map((tag) => tag.split('-')[0]);
  await i18n.changeLanguage(LANGUAGES.find((known) => wished.includes(known)) ?? 'en');
  localStorage.removeItem(STORAGE_KEY);
}
