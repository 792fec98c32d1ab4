/** What one text message holds of GSM-7, and of UCS-2 where a sign is not in it. */
const GSM_MAX = 160;
const UCS_MAX = 70;
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Each takes the place of two. */
const EXTENDED = '^{}[~]\\|€';
const TYPED: readonly [RegExp, string][] = [
  [/[\u2018\u2019\u201b\u2032]/g, "'"],
  [/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/\u2026/g, '...'],
  [/œ/g, 'oe'],
  [/Œ/g, 'OE'],
  [/\s/g, ' '],
];

const isGsm = (sign: string) => BASIC.includes(sign) || EXTENDED.includes(sign);

/** In signs of GSM-7 as far as its letters have one: `ê` as `e`, a quotation mark as a straight one. */
export function inGsm(text: string): string {
  const plain = TYPED.reduce((line, [sign, typed]) => line.replace(sign, typed), text.normalize('NFC'));
  return Array.from(plain, (sign) => {
    const bare = isGsm(sign) ? sign : sign.normalize('NFD').replace(/\p{M}/gu, '');
    return isGsm(bare) ? bare : sign;
  }).join('');
}

/** Whether it is sent, and paid, as one. */
export function isOneSms(text: string): boolean {
  const signs = Array.from(text);
  if (!signs.every(isGsm)) return text.length <= UCS_MAX;
  return signs.length + signs.filter((sign) => EXTENDED.includes(sign)).length <= GSM_MAX;
}
