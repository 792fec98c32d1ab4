/** What people type and paste, as it is meant: the same for the field that shows it and the schema that takes it. */

/**
 * Characters nobody sees or that turn the line around: controls, bidi marks, zero-width and filler characters, tags.
 * Joiners and variation selectors are parts of words and pictures: see `JOINERS`.
 */
const UNSEEN =
  /[\u034f\u17b4\u17b5\p{Cc}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}\u{e0001}]|\p{Cs}/gu;
const UNSEEN_BUT_BREAKS = new RegExp(`(?![\\n\\t])(?:${UNSEEN.source})`, 'gu');
/** Tags are read after a black flag alone, which they make the flag of a region. */
const TAGS = /(\u{1f3f4}[\u{e0020}-\u{e007f}]+)|[\u{e0020}-\u{e007f}]+/gu;
/** Joiners join letters of Arabic, Indic and other scripts without case, and parts of a picture. */
const JOINERS =
  /([\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])?[\u200c\u200d]+(?=([\p{Lo}\p{Extended_Pictographic}])?)/gu;

function joined(joiners: string, before: string | undefined, after: string | undefined): string {
  // After the vowel sign that ends a word in Malayalam nothing follows.
  const joins = before !== undefined && (after !== undefined || /\p{M}/u.test(before));
  return joins ? joiners : (before ?? '');
}

function withoutUnseen(text: string, unseen: RegExp): string {
  return text.replace(unseen, '').replace(TAGS, '$1').replace(JOINERS, joined);
}

/** One line: white space folded, without what nobody sees. Emoji and every script stay. */
export function cleanLine(text: string): string {
  return withoutUnseen(text.replace(/\s+/gu, ' '), UNSEEN).replace(/ +/g, ' ').trim();
}

/** Several lines, as they were broken; the spaces within stay. */
export function cleanLines(text: string): string {
  return withoutUnseen(text.replace(/\r\n?|[\u2028\u2029]/g, '\n'), UNSEEN_BUT_BREAKS);
}

/** Whether somebody who reads the line could say it: a letter, a digit or a picture. */
export function isReadable(text: string): boolean {
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text);
}

/** Digits of any script as `0`–`9`. */
export function plainDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    // Fullwidth and mathematical ones.
    const plain = digit.normalize('NFKC');
    if (/[0-9]/.test(plain)) return plain;
    // The ten digits of a script begin at a code point that ends in 0 or 6.
    const code = digit.codePointAt(0) ?? 0;
    const begins = /\p{Nd}/u.test(String.fromCodePoint(code - (code % 16))) ? 0 : 6;
    return String((code % 16) - begins);
  });
}

/** Beyond this a text is no address and no number of a telephone; it bounds the backtracking of the patterns. */
const CLEANED_MAX = 1024;

/** `mailto:a@b.org`, `Ada <a@b.org>`, `a@b.org,` → `a@b.org`. What else is wrong in it stays, to be seen. */
export function cleanAddress(text: string): string {
  if (text.length > CLEANED_MAX) return text;
  const line = cleanLine(text)
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC');
  if (line.split('@').length !== 2) return line;
  const [, inAngles] = /<([^<>]*)>/.exec(line) ?? [];
  return (inAngles?.includes('@') ? inAngles : line)
    .trim()
    .replace(/^(mailto:|[\s"'’“”«»([{<,;:])+/i, '')
    .replace(/[\s"'’“”«»)\]}>,;:.]+$/, '');
}

/**
 * The one form in which addresses are kept and compared: lower case, the domain as it stands in the DNS, which
 * Chromium's fields write by themselves.
 */
export function sameAddress(text: string): string {
  const [, name, domain] = /^([^@]*)@([^@]*)$/.exec(cleanAddress(text)) ?? [];
  if (name === undefined || domain === undefined) return cleanAddress(text).toLowerCase();
  return `${name.toLowerCase()}@${inDns(domain)}`;
}

function inDns(domain: string): string {
  if (/^[\x20-\x7e]*$/.test(domain)) return domain.toLowerCase();
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain.toLowerCase();
  }
}

const EXTENSION = /\s*(?:[,;]?\s*(?:extension|ext\.?|poste|x)|#)\s*(\d{1,6})$/i;

/** Any dash as `-`, any digits as `0`–`9`, an extension as `x12`; nothing of what a contacts app puts around a number. */
export function cleanPhone(text: string): string {
  if (text.length > CLEANED_MAX) return text;
  const plain = plainDigits(cleanLine(text).replace(/\p{Cf}/gu, ''));
  return plain
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\uff0b/g, '+')
    .replace(/^tel:\s*/i, '')
    .replace(EXTENSION, ' x$1');
}

/** Digits with the usual separators, 5–15 of them, and an extension. */
export function isPhone(text: string): boolean {
  const [, number = ''] = /^(\+?[\d ().\-/]+?)(?: x\d{1,6})?$/.exec(text) ?? [];
  const digits = number.replace(/\D/g, '').length;
  return digits >= 5 && digits <= 15;
}

/** The digits of a number by country, and how they are grouped. */
const NUMBERS: readonly [RegExp, string][] = [
  [/^\+?1([2-9]\d{2})([2-9]\d{2})(\d{4})$/, '+1 $1-$2-$3'],
  [/^([2-9]\d{2})([2-9]\d{2})(\d{4})$/, '$1-$2-$3'],
  [/^\+330?([1-9])(\d{2})(\d{2})(\d{2})(\d{2})$/, '+33 $1 $2 $3 $4 $5'],
];

/** `+1 514-555-0123`, `514-555-0123`, `+33 6 12 34 56 78`; of other countries as it was typed. */
export function formatPhone(text: string): string {
  const [number = '', ...extension] = cleanPhone(text).split(' x');
  const digits = number.replace(/[^\d+]/g, '');
  const [pattern, groups] = NUMBERS.find(([one]) => one.test(digits)) ?? [];
  return [pattern && groups ? digits.replace(pattern, groups) : number, ...extension].join(' x');
}

/** `+15145550123`, as providers take it: with the country, which is North America’s where none is said; null: it is none. */
export function internationalNumber(text: string): string | null {
  const number = cleanPhone(text);
  if (!isPhone(number) || number.includes('x')) return null;
  const digits = number.replace(/\D/g, '');
  if (number.startsWith('+')) return /^(1\d{10}|[2-9]\d{6,14})$/.test(digits) ? `+${digits}` : null;
  return /^1?[2-9]\d{9}$/.test(digits) ? `+1${digits.slice(-10)}` : null;
}

/** `Code: 123 456` → `123456`; a recovery code, of letters and dashes, stays. */
export function tightCode(text: string): string {
  const plain = plainDigits(cleanLine(text));
  const [, digits] = /^(?:\p{L}+ ?: ?)?([\d -]+)$/u.exec(plain) ?? [];
  return digits?.replace(/\D/g, '') ?? plain;
}

/** The digits of a code, however it was written: `123 456`, `Code: 123-456`. */
export function digitsOfCode(text: string): string {
  return plainDigits(text).replace(/\D/g, '');
}
