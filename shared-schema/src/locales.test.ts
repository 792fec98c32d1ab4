import { ERROR_CODES } from '@plumbline/shared-schema/errors';
import en from '@plumbline/shared-schema/locales/en.json';
import fr from '@plumbline/shared-schema/locales/fr.json';
import { OPTION_LISTS, PLANS } from '@plumbline/shared-schema/options';
import enOptions from '@plumbline/shared-schema/options/locales/en.json';
import frOptions from '@plumbline/shared-schema/options/locales/fr.json';
import trustEn from '@plumbline/shared-schema/trust/locales/en.json';
import trustFr from '@plumbline/shared-schema/trust/locales/fr.json';
import { VALIDATION_KEYS } from '@plumbline/shared-schema/validation';

type Texts = { [key: string]: string | Texts };

function leaves(texts: Texts, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : leaves(value, `${path}${key}.`),
  );
}

const english = [...leaves(en), ...leaves(enOptions), ...leaves(trustEn)];
const french = [...leaves(fr), ...leaves(frOptions), ...leaves(trustFr)];
const withoutPlural = (keys: [string, string][]) =>
  new Set(keys.map(([key]) => key.replace(/_(one|many|other)$/, '')));

test('French and English have the same keys', () => {
  expect([...withoutPlural(french)].sort()).toEqual([...withoutPlural(english)].sort());
});

test('no key has a text in both namespaces', () => {
  expect(new Set(english.map(([key]) => key)).size).toBe(english.length);
});

test('no text is blank, and both languages take the same values', () => {
  const values = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();
  const inFrench = new Map(french);
  for (const [key, text] of english) {
    expect(text.trim()).not.toBe('');
    expect([key, values(inFrench.get(key) ?? '')]).toEqual([key, values(text)]);
  }
});

test('French plurals know the form for millions', () => {
  const others = french.filter(([key]) => key.endsWith('_other')).map(([key]) => key.replace(/_other$/, ''));
  const keys = new Set(french.map(([key]) => key));
  expect(others.filter((key) => !keys.has(`${key}_many`) || !keys.has(`${key}_one`))).toEqual([]);
});

test('every error code has a text and no text lacks a code', () => {
  const codes = [...Object.keys(en.errors), ...Object.keys(trustEn.errors)];
  expect(codes.sort()).toEqual([...ERROR_CODES].sort());
});

test('every validation key has a text and no text lacks a key', () => {
  expect(Object.keys(en.validation).sort()).toEqual([...VALIDATION_KEYS].sort());
});

test('every option of every list has a label', () => {
  const { days_one, days_other, ...lists } = enOptions;
  const labelled = Object.fromEntries(
    Object.entries(lists).map(([list, labels]) => [list, Object.keys(labels).sort()]),
  );
  const wanted = Object.entries({ ...OPTION_LISTS, plan: PLANS.map(({ id }) => id) });
  expect([days_one, days_other]).toEqual(['{{count}} day', '{{count}} days']);
  expect(labelled).toEqual(Object.fromEntries(wanted.map(([list, values]) => [list, [...values].sort()])));
});
