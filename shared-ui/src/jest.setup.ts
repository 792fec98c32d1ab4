import '@testing-library/jest-dom';
import { createI18n } from '@plumbline/shared-ui/i18n';

beforeAll(async () => {
  localStorage.clear();
  const i18n = await createI18n({ language: 'en', loadNamespace: () => Promise.resolve({}) });
  await i18n.loadNamespaces(['schema', 'places']);
});
