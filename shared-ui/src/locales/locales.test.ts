import en from './en.json';
import fr from './fr.json';

type Texts = { [key: string]: string | Texts };

function keys(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keys(value, `${prefix}${key}.`),
  );
}

test('French has every key of English, and its plurals have the form for millions', () => {
  const french = new Set(keys(fr));
  expect(keys(en).filter((key) => !french.has(key))).toEqual([]);
  const plurals = keys(fr).filter((key) => key.endsWith('_other'));
  expect(plurals.filter((key) => !french.has(key.replace(/_other$/, '_many')))).toEqual([]);
});
