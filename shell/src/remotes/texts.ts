import type { BootRemote } from '@plumbline/shared-schema/platform';
import { remoteNamespace } from '@plumbline/shared-schema/remote-names';
import type { createI18n, I18nOptions, Language } from '@plumbline/shared-ui/i18n';
import { startDeadline } from './deadline';
import { ModuleFailure } from './failure';
import type { Federation } from './federation';

type I18n = Awaited<ReturnType<typeof createI18n>>;
type Texts = Awaited<ReturnType<I18nOptions['loadNamespace']>>;

const OWN: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import(/* webpackChunkName: "texts-en" */ '../locales/en.json'),
  fr: () => import(/* webpackChunkName: "texts-fr" */ '../locales/fr.json'),
};

/** Lazy-loaded: few people open `/platform`, and most have a network. */
const LATER: Partial<Record<string, typeof OWN>> = {
  platform: {
    en: () => import('../platform/locales/en.json'),
    fr: () => import('../platform/locales/fr.json'),
  },
  offline: {
    en: () => import('../offline/locales/en.json'),
    fr: () => import('../offline/locales/fr.json'),
  },
};

/**
 * Loads the texts of the shell and the remotes, which expose them as `./locale-en` and `./locale-fr`. After a change of
 * language, a remote whose texts fail to load or take too long keeps its old ones. The remotes' labels come with the
 * texts of the shell.
 */
export function namespaceLoader(
  remotes: readonly BootRemote[],
  federation: Federation,
  bringLabels: (language: Language) => Promise<void> = () => Promise.resolve(),
): I18nOptions['loadNamespace'] {
  const brought = new Map<string, Texts>();

  async function bring(remote: BootRemote, language: Language): Promise<Texts> {
    const { expiry, stop } = startDeadline(() => new ModuleFailure('texts', `${remote.name} took too long`));
    try {
      const load = federation.load(remote, `./locale-${language}`, () => undefined);
      const module = (await Promise.race([load, expiry])) as Texts | { default: Texts };
      return typeof module === 'object' && 'default' in module ? (module.default as Texts) : module;
    } finally {
      stop();
    }
  }

  return async (namespace, language) => {
    if (namespace === 'shell') {
      const [own] = await Promise.all([OWN[language](), bringLabels(language)]);
      return own.default;
    }
    const later = LATER[namespace];
    if (later) return (await later[language]()).default;
    const remote = remotes.find(({ name }) => remoteNamespace(name) === namespace);
    if (!remote) throw new ModuleFailure('texts', `no live remote has the namespace ${namespace}`);
    try {
      const texts = await bring(remote, language);
      brought.set(namespace, texts);
      return texts;
    } catch (thrown) {
      const kept = brought.get(namespace);
      if (kept === undefined) throw thrown;
      return kept;
    }
  };
}

/**
 * Returns a function that loads a remote's texts in the current language. It rejects when that fails, and retries when
 * called again, which i18next by itself does not.
 */
export function textsOf(i18n: I18n): (remote: BootRemote) => Promise<void> {
  const failed = new Set<string>();

  return async (remote) => {
    const namespace = remoteNamespace(remote.name);
    const language = () => i18n.resolvedLanguage ?? 'en';
    const isThere = () => i18n.hasResourceBundle(language(), namespace);
    let asked: string | undefined;
    // The language may change while loading, as at a sign-out.
    while (!isThere() && asked !== language()) {
      asked = language();
      if (failed.delete(namespace)) await i18n.reloadResources([...i18n.languages], [namespace]);
      else await i18n.loadNamespaces(namespace);
    }
    if (isThere()) return;
    failed.add(namespace);
    throw new ModuleFailure('texts', `the texts of ${remote.name} did not come`);
  };
}
