import type { ResourceKey } from 'i18next';

type JsonModule = { default: ResourceKey };

/** The chunk names let the page's HTML preload the reader's language. */
const OWN: Record<string, Record<'en' | 'fr', () => Promise<JsonModule>>> = {
  ui: {
    en: () => import(/* webpackChunkName: "texts-en" */ '../locales/en.json'),
    fr: () => import(/* webpackChunkName: "texts-fr" */ '../locales/fr.json'),
  },
  schema: {
    en: () => import(/* webpackChunkName: "texts-en" */ '@plumbline/shared-schema/locales/en.json'),
    fr: () => import(/* webpackChunkName: "texts-fr" */ '@plumbline/shared-schema/locales/fr.json'),
  },
};

/** `undefined` for the namespace of another package. */
export function loadOwnNamespace(namespace: string, language: 'en' | 'fr'): Promise<ResourceKey> | undefined {
  return OWN[namespace]?.[language]().then((module) => module.default);
}
