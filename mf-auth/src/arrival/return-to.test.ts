import { safeReturnTo } from './return-to';

test.each(['/messages', '/jobs?page=2&category=residential', '/jobs/1#apply'])(
  '%s is a place to return to',
  (path) => {
    expect(safeReturnTo(path)).toBe(path);
  },
);

test.each([
  '',
  'messages',
  'https://evil.example/',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
])('%j leads home [ACC-44]', (path) => {
  expect(safeReturnTo(path)).toBe('/');
});
