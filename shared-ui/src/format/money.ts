export type MoneyFormats = {
  /** Dollars: `$1,234.50`, `1 234,50 $US`; whole amounts without cents. */
  money: (dollars: number) => string;
  /** `$13,300–$17,400`, `13 300–17 400 $US`; one amount where both are the same. */
  moneyRange: (from: number, to: number) => string;
  /** `$` before the amount, or `$US` after it. */
  currency: { sign: string; isFirst: boolean };
  /** Compact: `$1.2K`, `1,2 k $`. */
  moneyShort: (dollars: number) => string;
  number: (value: number) => string;
};

export function moneyFormats(language: string): MoneyFormats {
  const options = { style: 'currency', currency: 'USD' } as const;
  const exact = new Intl.NumberFormat(language, options);
  const whole = new Intl.NumberFormat(language, { ...options, maximumFractionDigits: 0 });
  const narrow = { ...options, currencyDisplay: 'narrowSymbol' } as const;
  const short = new Intl.NumberFormat(language, {
    ...narrow,
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  });
  const plain = new Intl.NumberFormat(language);
  const money = (dollars: number) => (Number.isInteger(dollars) ? whole : exact).format(dollars);
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
      return format.formatRange(from, to).replace(/\s*–\s*/u, '–');
    },
    moneyShort: (dollars) => short.format(dollars),
    number: (value) => plain.format(value),
  };
}
