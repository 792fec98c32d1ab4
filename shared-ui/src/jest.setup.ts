import '@testing-library/jest-dom';
import { createI18n } from '@plumbline/shared-ui/i18n';
import type { i18n as I18n } from 'i18next';
import { setI18n } from 'react-i18next';

let texts: I18n;
beforeAll(async () => {
  localStorage.clear();
  texts = await createI18n({ language: 'en', loadNamespace: () => Promise.resolve({}) });
  await texts.loadNamespaces(['schema', 'places']);
});
// Whoever makes texts of another language is asked for those from then on.
beforeEach(() => setI18n(texts));
