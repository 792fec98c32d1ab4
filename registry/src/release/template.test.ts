import { rewriteTemplate, templateScripts } from './template';

const files = new Map([
  ['font.woff2', 'sha384-font'],
  ['main.js', 'sha384-main'],
]);

const rewrite = (html: string) =>
  rewriteTemplate(html, {
    fileAt(path) {
      const integrity = files.get(path);
      return integrity === undefined ? undefined : { url: `/artifacts/shell/1/${path}`, integrity };
    },
  });

test('the files of a template get absolute URLs, and its scripts integrity', () => {
  const html = '<script defer src="main.js"></script>';
  expect(rewrite(html)).toBe(
    '<script defer src="/artifacts/shell/1/main.js" integrity="sha384-main" crossorigin="anonymous"></script>',
  );
  expect(templateScripts(html)).toEqual(['main.js']);
});

test('a preloaded font has its URL, and no integrity, which browsers do not check', () => {
  expect(rewrite('<link rel="preload" as="font" crossorigin="anonymous" href="font.woff2" />')).toBe(
    '<link rel="preload" as="font" crossorigin="anonymous" href="/artifacts/shell/1/font.woff2" />',
  );
});

test.each(['url(font.woff2)', `url('font.woff2')`, 'url("./font.woff2")'])(
  'a font that an inline style names as %s is found from every page',
  (source) => {
    expect(rewrite(`<style>@font-face { src: ${source} format('woff2'); }</style>`)).toBe(
      `<style>@font-face { src: url("/artifacts/shell/1/font.woff2") format('woff2'); }</style>`,
    );
  },
);

test('addresses of others and text outside styles stay as they are', () => {
  const html = '<style>a { src: url(data:font/woff2;base64,AA); }</style><p>url(font.woff2)</p>';
  expect(rewrite(html)).toBe(html);
});
