import { adoptIntegrities } from './integrities';

const known = globalThis as { __plumblineIntegrity?: Record<string, string> };

function pageWith(integrities: string): Document {
  return new DOMParser().parseFromString(
    `<script type="application/json" id="integrity">${integrities}</script>`,
    'text/html',
  );
}

afterEach(() => {
  delete known.__plumblineIntegrity;
});

test('a page read again adds the integrities of what replaces a failed remote [PLT-40]', () => {
  known.__plumblineIntegrity = { '/artifacts/a.js': 'sha384-a' };
  adoptIntegrities(pageWith('{"/artifacts/b.js":"sha384-b"}'));
  expect(known.__plumblineIntegrity).toEqual({
    '/artifacts/a.js': 'sha384-a',
    '/artifacts/b.js': 'sha384-b',
  });
});

test('a page without any changes nothing [PLT-40]', () => {
  known.__plumblineIntegrity = { '/artifacts/a.js': 'sha384-a' };
  adoptIntegrities(document.implementation.createHTMLDocument());
  expect(known.__plumblineIntegrity).toEqual({ '/artifacts/a.js': 'sha384-a' });
});
