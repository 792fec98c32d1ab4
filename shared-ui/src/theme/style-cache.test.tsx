import { CacheProvider } from '@emotion/react';
import styled from '@emotion/styled';
import { render } from '@testing-library/react';
import { createStyleCache, nameSheets, sheetName } from './style-cache';

function cssOf(style: Record<string, string>): string {
  const cache = createStyleCache();
  let css = '';
  cache.sheet.insert = (rule) => {
    css += rule;
  };
  const Thing = styled.div(style);
  render(
    <CacheProvider value={cache}>
      <Thing />
    </CacheProvider>,
  );
  return css;
}

test('what every browser of the site knows has no prefixed copies', () => {
  expect(cssOf({ display: 'flex', alignItems: 'center', transition: 'color 150ms' })).toMatch(
    /^\.pl-\w+\{display:flex;align-items:center;transition:color 150ms;\}$/,
  );
});

test.each([
  ['userSelect', 'none', '-webkit-user-select:none;user-select:none;'],
  ['hyphens', 'auto', '-webkit-hyphens:auto;hyphens:auto;'],
  ['maskImage', 'url(a.svg)', '-webkit-mask-image:url(a.svg);mask-image:url(a.svg);'],
])('%s keeps the name that some of them need', (property, value, css) => {
  expect(cssOf({ [property]: value })).toContain(css);
});

const SHEET = '.pl-a1{color:red;}.pl-a1:hover .pl-b2{color:blue;}';

test('a sheet whose names stand in it goes without a list of them, and gets it in the browser', () => {
  expect(sheetName(['a1', 'b2'], SHEET)).toBe('pl');
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = `<style data-emotion="pl">${SHEET}</style><style data-emotion="pl-global c3">p{}</style>`;
  nameSheets(page);
  expect([...page.querySelectorAll('style')].map((sheet) => sheet.dataset.emotion)).toEqual([
    'pl a1 b2',
    'pl-global c3',
  ]);
});

test.each([
  ['a name without a rule', ['a1', 'b2', 'c3']],
  ['a class of another sheet', ['a1']],
])('a sheet with %s is listed', (_what, names) => {
  expect(sheetName(names, SHEET)).toBe(['pl', ...names].join(' '));
});
