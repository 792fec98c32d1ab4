import { createI18n, resetLanguage } from '@plumbline/shared-ui/i18n';
import type { Language } from '@plumbline/shared-ui/i18n';
import { aRemote } from '../fake-site/testing/a-boot';
import { fakeFederation, hangIn } from '../fake-site/testing/fake-federation';
import { namespaceLoader, textsOf } from './texts';

test('texts under way when the language changes are brought in the new language too', async () => {
  let release: () => void = () => undefined;
  const french = new Promise<void>((resolve) => {
    release = resolve;
  });
  const loadNamespace = async (namespace: string, language: Language) => {
    if (language === 'fr') await french;
    return { hello: `${namespace} ${language}` };
  };
  const i18n = await createI18n({ language: 'fr', loadNamespace });

  const brought = textsOf(i18n)(aRemote('mf-jobs'));
  await resetLanguage(i18n);
  release();
  await brought;

  expect(i18n.t('jobs:hello')).toBe('jobs en');
});

test('a change of language keeps the texts of a remote whose new ones do not come', async () => {
  const federation = fakeFederation({ 'mf-jobs ./locale-en': () => ({ default: { hello: 'Hello' } }) });
  federation.serve('mf-jobs ./locale-fr', () => {
    throw new Error('500');
  });
  const remote = aRemote('mf-jobs');
  const i18n = await createI18n({ language: 'en', loadNamespace: namespaceLoader([remote], federation) });
  await textsOf(i18n)(remote);
  await i18n.changeLanguage('fr');
  expect(i18n.t('jobs:hello')).toBe('Hello');
});

test('a change of language waits for no remote that hangs', async () => {
  jest.useFakeTimers();
  const federation = fakeFederation({
    'mf-jobs ./locale-en': () => ({ hello: 'Hello' }),
    'mf-jobs ./locale-fr': hangIn('chunk'),
  });
  const load = namespaceLoader([aRemote('mf-jobs')], federation);
  expect(await load('jobs', 'en')).toEqual({ hello: 'Hello' });
  const french = load('jobs', 'fr');
  await jest.advanceTimersByTimeAsync(5000);
  expect(await french).toEqual({ hello: 'Hello' });
  jest.useRealTimers();
});
