import { aBoot, aRemote } from '../fake-site/testing/a-boot';
import { readBoot } from './read-boot';

function pageWith(text: string | undefined): Document {
  const page = document.implementation.createHTMLDocument();
  if (text === undefined) return page;
  const script = page.createElement('script');
  script.id = 'boot';
  script.type = 'application/json';
  script.textContent = text;
  page.head.append(script);
  return page;
}

test('the boot document is read from the page', async () => {
  const boot = aBoot([aRemote('mf-jobs')]);
  expect(await readBoot(pageWith(JSON.stringify(boot)))).toEqual(boot);
});

test.each([
  ['no boot document', undefined],
  ['an empty one', ''],
  ['something else', '{"remotes":"none"}'],
  ['broken text', '{'],
])('a page with %s does not start', async (_what, text) => {
  await expect(readBoot(pageWith(text))).rejects.toThrow();
});
