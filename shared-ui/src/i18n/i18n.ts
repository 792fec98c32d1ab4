import { createInstance } from 'i18next';
import type { i18n as I18n, ReadCallback, ResourceKey } from 'i18next';
import { siteStorage } from '@plumbline/shared-schema/browser-storage';
import { LANGUAGE_QUERY, languageIn } from '@plumbline/shared-schema/page-heads';
import { bringsSchemaTexts } from '@plumbline/shared-schema/remote-names';
import { initReactI18next, useTranslation } from 'react-i18next';

export { I18nextProvider } from 'react-i18next';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

const STORAGE_KEY = 'i18nextLng';

export type I18nOptions = {
  /** Texts of a remote's or the shell's namespace. A rejection is retried when the namespace is asked for again. */
  loadNamespace: (namespace: string, language: Language) => Promise<ResourceKey>;
  /** Overrides detection, e.g. in tests. */
  language?: Language;
};

function isLanguage(tag: string | null | undefined): tag is Language {
  return LANGUAGES.some((language) => language === tag);
}

function browserLanguage(): Language {
  return navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguage) ?? 'en';
}

/** The stored choice; `undefined` while the browser's language decides. */
export function chosenLanguage(): Language | undefined {
  const stored = siteStorage.read(STORAGE_KEY)?.split('-')[0];
  return isLanguage(stored) ? stored : undefined;
}

/**
 * An i18next instance with `ui` and `options` loaded, in the language given, else asked for by the address, else stored,
 * else the browser's, else English. Texts that do not come in it come in English. Other namespaces load when first used; `schema` (errors, outcomes, news) comes with those of most
 * remotes. `<html lang>` follows. Outside a browser the language must be given.
 */
export async function createI18n({ loadNamespace, language }: I18nOptions): Promise<I18n> {
  const i18n = createInstance();
  i18n.on('languageChanged', (lng) => {
    if (typeof document !== 'undefined') document.documentElement.lang = lng;
  });
  const load = (namespace: string, lng: Language) =>
    loadOwnNamespace(namespace, lng) ?? loadNamespace(namespace, lng);
  // English stands in for what does not come in French.
  const textsOf = (namespace: string, lng: Language) =>
    load(namespace, lng).catch((thrown: unknown) => {
      if (lng === 'en') throw thrown;
      return load(namespace, 'en');
    });
  async function read(namespace: string, lng: Language): Promise<ResourceKey> {
    const needsSchema = !(namespace in OWN) && bringsSchemaTexts(namespace);
    const [texts, schema] = await Promise.all([
      textsOf(namespace, lng),
      needsSchema && !i18n.hasResourceBundle(lng, 'schema') ? textsOf('schema', lng) : undefined,
    ]);
    if (schema) i18n.addResourceBundle(lng, 'schema', schema);
    return texts;
  }
  await i18n
    .use({
      type: 'backend' as const,
      init: () => undefined,
      read(lng: Language, namespace: string, callback: ReadCallback) {
        read(namespace, lng).then(
          (texts) => callback(null, texts),
          // Nobody else asks for the own ones again: i18next does, five times, with longer pauses.
          (thrown: Error) => callback(thrown, namespace in OWN),
        );
      },
    })
    .use(initReactI18next)
    .init({
      lng: language ?? languageIn(location.search) ?? chosenLanguage() ?? browserLanguage(),
      supportedLngs: LANGUAGES,
      // The backend falls back to English; lint proves that both languages have the same keys.
      fallbackLng: false,
      ns: ['ui', 'options'],
      defaultNS: 'ui',
      interpolation: { escapeValue: false },
    });
  return i18n;
}

/** Changes the language and stores the choice; the address no longer asks for another. */
export async function chooseLanguage(i18n: I18n, language: Language): Promise<void> {
  const url = new URL(location.href);
  if (url.searchParams.has(LANGUAGE_QUERY)) {
    url.searchParams.delete(LANGUAGE_QUERY);
    history.replaceState(history.state, '', `${url.pathname}${url.search}${url.hash}`);
  }
  siteStorage.write(STORAGE_KEY, language);
  await i18n.changeLanguage(language);
}

/** Removes the stored choice and returns to the browser's language. */
export async function resetLanguage(i18n: I18n): Promise<void> {
  siteStorage.remove(STORAGE_KEY);
  await i18n.changeLanguage(browserLanguage());
}

export function useLanguage(): {
  language: Language;
  setLanguage: (language: Language) => Promise<void>;
} {
  const { i18n } = useTranslation('ui');
  return {
    language: i18n.resolvedLanguage === 'fr' ? 'fr' : 'en',
    setLanguage: (language) => chooseLanguage(i18n, language),
  };
}

type JsonModule = { default: ResourceKey };

/** The chunk names let the page's HTML preload the reader's language. */
const OWN: Record<string, Record<'en' | 'fr', () => Promise<JsonModule>>> = {
  ui: {
    en: () => import(/* webpackChunkName: "texts-en" */ '../locales/en.json'),
    fr: () => import(/* webpackChunkName: "texts-fr" */ '../locales/fr.json'),
  },
  options: {
    en: () => import(/* webpackChunkName: "texts-en" */ '@plumbline/shared-schema/options/locales/en.json'),
    fr: () => import(/* webpackChunkName: "texts-fr" */ '@plumbline/shared-schema/options/locales/fr.json'),
  },
  // Lazy-loaded: only pickers of places need them.
  places: {
    en: () => import('../places/locales/en.json'),
    fr: () => import('../places/locales/fr.json'),
  },
  // Lazy-loaded: what the wallet and its CSV say of a movement.
  wallet: {
    en: () => import('@plumbline/shared-schema/wallet/locales/en.json'),
    fr: () => import('@plumbline/shared-schema/wallet/locales/fr.json'),
  },
  schema: {
    en: () => import(/* webpackChunkName: "schema-texts-en" */ '@plumbline/shared-schema/locales/en.json'),
    fr: () => import(/* webpackChunkName: "schema-texts-fr" */ '@plumbline/shared-schema/locales/fr.json'),
  },
};

/** `undefined` for the namespace of another package. */
function loadOwnNamespace(namespace: string, language: 'en' | 'fr'): Promise<ResourceKey> | undefined {
  return OWN[namespace]?.[language]().then((module) => module.default);
}
