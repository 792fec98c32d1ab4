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
  };
}
