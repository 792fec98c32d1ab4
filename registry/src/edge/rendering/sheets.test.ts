import { createHash } from 'node:crypto';
import { sheetOf } from './sheets';

const sourceFor = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a sheet cannot end its element, is named for the policy, and says what dark readers get without scripts', () => {
  const css = '.pl-a{color:red;}.dark .pl-a{color:pink;}.pl-b::after{content:"</style>";}';
  const sheet = sheetOf(css);
  expect(sheet.css).not.toContain('</style>');
  expect(sheet.source).toBe(sourceFor(sheet.css));
  expect(sheet.dark).toBe('@media (prefers-color-scheme: dark){:root .pl-a{color:pink;}}');
  expect(sheetOf(css)).toBe(sheet);
});

test('any number of sheets may come, each as it is', () => {
  const css = (n: number) => `.pl-${String(n)}{order:${String(n)};}`;
  for (let n = 0; n < 200; n += 1) expect(sheetOf(css(n)).css).toBe(css(n));
  expect(sheetOf(css(0)).source).toBe(sourceFor(css(0)));
});
