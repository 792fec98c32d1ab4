import { dollarsSchema, numeric } from '@plumbline/shared-schema/numbers';

const cost = numeric(dollarsSchema.min(1, 'validation.costMin'), 'fillRequiredFields');
const said = (value: unknown) => cost.safeParse(value).error?.issues.map(({ message }) => message);

test.each([5, 19.5, '19.50', ' 5 '])('%j is an amount', (value) => {
  expect(cost.parse(value)).toBe(Number(value));
});

test.each([
  ['', 'fillRequiredFields'],
  [undefined, 'fillRequiredFields'],
  [null, 'fillRequiredFields'],
  ['ten', 'invalidNumber'],
  ['19,50', 'invalidNumber'],
  ['1,234', 'unclearNumber'],
  ['1.234', 'unclearNumber'],
  [12.3456, 'twoDecimals'],
  [0.5, 'costMin'],
])('%j is refused: %s', (value, key) => {
  expect(said(value)).toEqual([`validation.${key}`]);
});
