import { createI18n, resetLanguage, useLanguage } from '@plumbline/shared-ui/i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTranslation } from 'react-i18next';

const texts = { en: { hello: 'Hello', only: 'English only' }, fr: { hello: 'Bonjour' } };
const start = (language?: 'en' | 'fr') =>
  createI18n({
    loadNamespace: (_namespace, lng) => Promise.resolve(texts[lng]),
    ...(language && { language }),
  });

function prefer(...languages: string[]) {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  [['fr-CA', 'en'], null, 'fr'],
  [['de', 'fr'], null, 'fr'],
  [['de'], null, 'en'],
  [['fr'], 'en', 'en'],
  [['en'], 'klingon', 'en'],
])('a browser of %j with %j stored reads %s', async (languages, stored, language) => {
  prefer(...languages);
  if (stored) localStorage.setItem('i18nextLng', stored);
  const i18n = await start();
  expect(i18n.language).toBe(language);
  expect(document.documentElement.lang).toBe(language);
});

test('a namespace loads when it is asked for, in the language of the reader alone', async () => {
  const i18n = await start('fr');
  await i18n.loadNamespaces('jobs');
  expect(i18n.t('jobs:hello')).toBe('Bonjour');
  expect(i18n.hasResourceBundle('en', 'jobs')).toBe(false);
  expect(i18n.t('ui:retry')).toBe('Réessayer');
});

test('texts that do not come in French come in English', async () => {
  const asked: string[] = [];
  const i18n = await createI18n({
    language: 'fr',
    loadNamespace(_namespace, lng) {
      asked.push(lng);
      return lng === 'en' ? Promise.resolve(texts.en) : Promise.reject(new Error('Loading chunk 7 failed.'));
    },
  });
  await i18n.loadNamespaces('jobs');
  expect(i18n.t('jobs:hello')).toBe('Hello');
  expect(asked).toEqual(['fr', 'en']);
});

test('a choice of language is shown, stored, and forgotten by a reset', async () => {
  prefer('en-GB');
  const i18n = await start();
  function Picker() {
    const { t } = useTranslation('ui');
    const { setLanguage } = useLanguage();
    return <button onClick={() => void setLanguage('fr')}>{t('retry')}</button>;
  }
  render(<Picker />);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(localStorage.getItem('i18nextLng')).toBe('fr');
  expect(document.documentElement.lang).toBe('fr');

  await act(() => resetLanguage(i18n));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(localStorage.getItem('i18nextLng')).toBeNull();
});

test('the texts of errors and outcomes come with a remote’s, but for those that begin without any', async () => {
  const i18n = await start('fr');
  await i18n.loadNamespaces('marketing');
  expect(i18n.hasResourceBundle('fr', 'schema')).toBe(false);
  await i18n.loadNamespaces('jobs');
  expect(i18n.t('schema:validation.required')).toBe('Ce champ est obligatoire');
  await i18n.changeLanguage('en');
  expect(i18n.t('schema:validation.required')).toBe('This field is required');
});
