export type MoneyFormats = {
  /** Dollars: `$1,234.50`, `1 234,50 $US`; whole amounts without cents. */
  money: (dollars: number) => string;
  /** `$13,300–$17,400`, `13 300–17 400 $US`; one amount where both are the same. */
  moneyRange: (from: number, to: number) => string;
  /** `$` before the amount, or `$US` after it. */
  currency: { sign: string; isFirst: boolean };
  /** Compact: `$1.2K`, `1,2 k $US`. */
  moneyShort: (dollars: number) => string;
  number: (value: number) => string;
  /** To be edited: `1234.50`, `1234,50`. `isMoney`: with two decimals where there are any. */
  plainNumber: (value: number, isMoney: boolean) => string;
  /** Between thousands: `,`, a narrow space. */
  groupSign: string;
};

/** Archivo's narrow space is a tenth of an em: in bold the thousands of French amounts ran together. */
const spaced = (amount: string) => amount.replaceAll('\u202f', '\u00a0');

export function moneyFormats(language: string): MoneyFormats {
  const options = { style: 'currency', currency: 'USD' } as const;
  const exact = new Intl.NumberFormat(language, options);
  const whole = new Intl.NumberFormat(language, { ...options, maximumFractionDigits: 0 });
  const short = new Intl.NumberFormat(language, {
    ...options,
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  });
  const plain = new Intl.NumberFormat(language);
  const sign = (type: string) =>
    plain.formatToParts(-12345.5).find((part) => part.type === type)?.value ?? '';
  const money = (dollars: number) => spaced((Number.isInteger(dollars) ? whole : exact).format(dollars));
  const parts = whole.formatToParts(1);
  return {
    money,
    currency: {
      sign: parts.find(({ type }) => type === 'currency')?.value ?? 'USD',
      isFirst: parts[0]?.type === 'currency',
    },
    moneyRange(from, to) {
      if (from === to) return money(from);
      const format = Number.isInteger(from) && Number.isInteger(to) ? whole : exact;
      return spaced(format.formatRange(from, to)).replace(/\s*–\s*/u, '–');
    },
    moneyShort: (dollars) => spaced(short.format(dollars)),
    number: (value) => spaced(plain.format(value)),
    plainNumber: (value, isMoney) =>
      (isMoney && !Number.isInteger(value) ? value.toFixed(2) : String(value)).replace('.', sign('decimal')),
    groupSign: sign('group'),
  };
}
