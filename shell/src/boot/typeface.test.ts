import { makeSite } from '../fake-site/testing/render-site';

function loadTypeface(coming: Promise<FontFace[]>) {
  const load = jest.fn(() => coming);
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
  return load;
}

afterEach(() => {
  Reflect.deleteProperty(document, 'fonts');
});

test('the site is shown in its typeface where that comes in time', async () => {
  let bring = (_faces: FontFace[]) => {};
  loadTypeface(
    new Promise((resolve) => {
      bring = resolve;
    }),
  );
  let isReady = false;
  const site = makeSite().then(() => {
    isReady = true;
  });
  // Long enough for everything else, shorter than the shell's patience.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(isReady).toBe(false);
  bring([]);
  await site;
});

test.each([
  ['does not come', new Promise<FontFace[]>(() => undefined)],
  ['fails', Promise.reject(new Error('blocked'))],
])('a typeface that %s keeps nobody waiting', async (_case, coming) => {
  coming.catch(() => undefined);
  const load = loadTypeface(coming);
  await makeSite();
  expect(load).toHaveBeenCalledWith("1em 'Archivo Variable'");
});

test('a page that came with its content does not wait', async () => {
  const load = loadTypeface(Promise.resolve([]));
  await makeSite({ rendered: { now: 0, language: 'en', state: {} } });
  expect(load).not.toHaveBeenCalled();
});
