import { generateSync } from 'otplib';
import { appAddress, base32, stepOfCode } from './totp';

/** The secret of RFC 6238, appendix B. */
const secret = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s, as the RFC says', (second, code) => {
  expect(stepOfCode(secret, code, second * 1000)).toBe(Math.floor(second / 30));
});

test('a code counts for the step before and after its own, and no further', () => {
  const step = 1000;
  const code = generateSync({ secret, epoch: step * 30 });
  const stepSeen = (at: number) => stepOfCode(secret, code, at * 30_000);
  expect([998, 999, 1000, 1001, 1002].map(stepSeen)).toEqual([undefined, step, step, step, undefined]);
});

test.each(['', 'abc', '12345', '1234567', '12345a'])('%j is the code of no step', (code) => {
  expect(stepOfCode(secret, code, 0)).toBeUndefined();
});

test('the address for apps carries secret, account and site', () => {
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(appAddress(secret, 'ada+x@example.org')).toBe(
    'otpauth://totp/Plumbline:ada%2Bx%40example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Plumbline',
  );
});

test('a long address is cut between characters', () => {
  const account = `${'x'.repeat(59)}\u{1f528}${'y'.repeat(20)}@example.org`;
  expect(new URL(appAddress(secret, account)).pathname).toBe(
    `/Plumbline:${encodeURIComponent(`${'x'.repeat(59)}\u{1f528}`)}`,
  );
});
