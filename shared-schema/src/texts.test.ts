import fs from 'node:fs';
import path from 'node:path';
import {
  address,
  codeSchema,
  emailSchema,
  manyLines,
  oneLine,
  phoneSchema,
} from '@plumbline/shared-schema/texts';
import {
  cleanLine,
  cleanLines,
  cleanPhone,
  digitsOfCode,
  sameAddress,
  tightCode,
} from '@plumbline/shared-schema/typed-text';
import { fullNameSchema } from '@plumbline/shared-schema/users';

type Check = { _zod: { def: { check: string; tx?: unknown } } };
type Def = {
  type: string;
  checks?: Check[];
  shape?: Record<string, Node>;
  options?: Node[];
  items?: Node[];
} & Partial<Record<'element' | 'innerType' | 'in' | 'out' | 'keyType' | 'valueType', Node>>;
type Node = { _zod: { def: Def } };

const CLEANERS = new Set<unknown>([cleanLine, cleanLines, cleanPhone, digitsOfCode, sameAddress, tightCode]);
/** Secrets, by the last part of their place, are kept to the last character. */
const SECRET = /^(password|oldPassword|newPassword|confirmPassword|newPasswordSchema|token|ticket|sig)$/;
/** Written by a program: days, ids, and what browsers and providers hand over. */
const DAY =
  /^(from|to|availableFrom|startDate|endDate|endDateSchema|dateInputSchema|dueOn|endsOn|year|expiresOn|validUntil|timestamp)$/;
const MADE =
  /^(ids|upTo|\w+Id|timeZone(Schema)?|deviceToken|endpoint|transports|credential|providerToken|photo|returnTo|owner|set)$/;
/** Entries that programs use as a whole. */
const ENTRY = /^(google-sign-in|telemetry)\./;

function isTyped(at: string): boolean {
  const key = at.split('.').at(-1) ?? '';
  return !SECRET.test(key) && !DAY.test(key) && !MADE.test(key) && !ENTRY.test(at);
}

/** Every text that a schema checks in some way, by where it stands. What answers hold is not checked. */
function checkedTexts({ _zod: { def } }: Node, at: string): [string, Check[]][] {
  if (def.type === 'string') return def.checks?.length ? [[at, def.checks]] : [];
  const fields = Object.entries(def.shape ?? {}).map(([key, node]) => [node, `${at}.${key}`] as const);
  const { element, innerType, in: input, out, keyType, valueType, options = [], items = [] } = def;
  const parts = [element, innerType, input, out, keyType, valueType, ...options, ...items]
    .filter((node) => node !== undefined)
    .map((node) => [node, at] as const);
  return [...fields, ...parts].flatMap(([node, where]) => checkedTexts(node, where));
}

const isCleaned = (checks: Check[]) => checks.some(({ _zod: { def } }) => CLEANERS.has(def.tx));
const isOfMachine = (checks: Check[]) => checks.some(({ _zod: { def } }) => def.check === 'string_format');

test('every text that a person types is cleaned in one of the ways that exist', async () => {
  const entries = fs
    .readdirSync(__dirname)
    .filter((file) => /^[\w-]+\.ts$/.test(file))
    .map((file) => path.basename(file, '.ts'));
  const texts: [string, Check[]][] = [];
  for (const entry of entries) {
    const exported = (await import(`./${entry}`)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported)) {
      if (typeof value === 'object' && value !== null && '_zod' in value)
        texts.push(...checkedTexts(value as Node, `${entry}.${name}`));
    }
  }
  expect(texts.length).toBeGreaterThan(100);
  const others = texts.filter(([at, checks]) => isTyped(at) && !isCleaned(checks) && !isOfMachine(checks));
  expect([...new Set(others.map(([at]) => at))]).toEqual([]);
});

const said = (schema: { safeParse: typeof emailSchema.safeParse }, value: string) =>
  schema.safeParse(value).error?.issues[0]?.message;

test.each([
  [' Ada@B.org ', 'ada@b.org'],
  ['Ada <ada@b.org>,', 'ada@b.org'],
  ['mailto:ada@b.org', 'ada@b.org'],
  ["o'brien+roof@b-c.co.uk", "o'brien+roof@b-c.co.uk"],
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ['josé@b.org', 'josé@b.org'],
])('%s is the address %s [ACC-142]', (typed, kept) => {
  expect(emailSchema.parse(typed)).toBe(kept);
});

test.each([
  ['', 'emailRequired'],
  ['\u200b', 'emailRequired'],
  ['ada', 'invalidEmail'],
  ['ada@b', 'invalidEmail'],
  ['.ada@b.org', 'invalidEmail'],
  ['a..b@c.org', 'invalidEmail'],
  ['ada@b..org', 'invalidEmail'],
  ['ada@-b.org', 'invalidEmail'],
  ['ada b@c.org', 'emailSpace'],
  ['ada,b@c.org', 'emailSign'],
  ['a@b.org; c@d.org', 'oneEmail'],
  [`${'a'.repeat(300)}@b.org`, 'invalidEmail'],
])('%j is no address: %s [ACC-142]', (typed, key) => {
  expect(said(emailSchema, typed)).toBe(`validation.${key}`);
});

test('a name nobody can see is none, and a name has a letter [ACC-143]', () => {
  expect(said(fullNameSchema, '\u3164\u2060\u202e')).toBe('validation.fullNameRequired');
  expect(said(fullNameSchema, '...')).toBe('validation.unreadable');
  expect(said(fullNameSchema, '007')).toBe('validation.fullNameLetter');
  expect(fullNameSchema.parse('X')).toBe('X');
  expect(said(oneLine(20, 'titleRequired'), '---')).toBe('validation.unreadable');
  expect(oneLine(20).parse('\u200b')).toBe('');
  expect(said(manyLines(20, 'messageRequired'), '\u200b\n')).toBe('validation.messageRequired');
  expect(manyLines(20, 'messageRequired').parse('…\n👍 ')).toBe('…\n👍');
});

test('a code is read however it was pasted, and a number of a telephone too', () => {
  for (const typed of ['123 456', '123-456', 'Code: 123456', '１２３４５６'])
    expect(codeSchema.parse(typed)).toBe('123456');
  expect(said(codeSchema, '12345')).toBe('validation.codeInvalid');
  expect(phoneSchema.parse('\u202a+1 514\u2011555\u20110123 ext. 4\u202c')).toBe('+1 514-555-0123 x4');
  expect(phoneSchema.parse('')).toBe('');
  expect(said(phoneSchema, '((((((')).toBe('validation.phoneInvalid');
  expect(said(address('enterEmail'), ' ')).toBe('validation.enterEmail');
});
