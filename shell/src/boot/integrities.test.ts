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

test('a page read again adds the integrities of what replaces a failed remote [PLT-40]', async () => {
  known.__plumblineIntegrity = { '/artifacts/a.js': 'sha384-a' };
  await adoptIntegrities(pageWith('{"/artifacts/b.js":"sha384-b"}'));
  expect(known.__plumblineIntegrity).toEqual({
    '/artifacts/a.js': 'sha384-a',
    '/artifacts/b.js': 'sha384-b',
  });
});

test('a page without any changes nothing [PLT-40]', async () => {
  known.__plumblineIntegrity = { '/artifacts/a.js': 'sha384-a' };
  await adoptIntegrities(document.implementation.createHTMLDocument());
  expect(known.__plumblineIntegrity).toEqual({ '/artifacts/a.js': 'sha384-a' });
});

test('the file with all other integrities runs before its chunks are asked for [PLT-40]', async () => {
  const fresh = pageWith('{}');
  const script = fresh.createElement('script');
  script.id = 'integrities';
  script.src = 'https://example.org/artifacts/integrities/shell@0123';
  script.integrity = 'sha384-all';
  fresh.head.append(script);
  let isAdopted = false;
  const adopting = adoptIntegrities(fresh).then(() => {
    isAdopted = true;
  });

  const asked = document.querySelector<HTMLScriptElement>('script[src$="shell@0123"]');
  expect(asked).toMatchObject({ integrity: 'sha384-all', crossOrigin: 'anonymous' });
  await Promise.resolve();
  expect(isAdopted).toBe(false);
  asked?.dispatchEvent(new Event('load'));
  await adopting;
  expect(isAdopted).toBe(true);
});
