import { isCommonPassword } from '@plumbline/shared-schema/common-passwords';

test.each(['password1', 'PassWord123', 'azertyuiop'])('%s is what attackers try first', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each(['', 'correct horse battery', 'level and plumb'])('%j is not on the lists', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
