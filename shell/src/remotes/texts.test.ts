import { createI18n, resetLanguage } from '@plumbline/shared-ui/i18n';
import type { Language } from '@plumbline/shared-ui/i18n';
import { aRemote } from '../fake-site/testing/a-boot';
import { textsOf } from './texts';

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
