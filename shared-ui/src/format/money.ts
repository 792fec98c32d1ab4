export type MoneyFormats = {
  /** Dollars: `$1,234.50`, `1 234,50 $US`; whole amounts without cents. */
  money: (dollars: number) => string;
  /** Dollars beside their currency's code, which says whose they are: `$950 USD`, `950 $ USD`. */
  moneyWithCode: (dollars: number, code: string) => string;
  /** A few characters, for where there is no room: `$1.2K`, `1,2 k $`. */
  moneyShort: (dollars: number) => string;
  /** A number with the language's separators. */
  number: (value: number) => string;
  /**
   * SPEC §2, §5: a salary text without its dollar signs; numeric as dollars with separators, other text after
   * a dollar sign, words without an amount as they are. `undefined` when blank or 'Negotiable', which the caller
   * says in the reader's language (`useFormat` does it).
   */
  salaryText: (salary: string | number | null | undefined) => string | undefined;
};

export function moneyFormats(language: string): MoneyFormats {
  const options = { style: 'currency', currency: 'USD' } as const;
  const exact = new Intl.NumberFormat(language, options);
  const whole = new Intl.NumberFormat(language, { ...options, maximumFractionDigits: 0 });
  const narrow = { ...options, currencyDisplay: 'narrowSymbol' } as const;
  const exactNarrow = new Intl.NumberFormat(language, narrow);
  const wholeNarrow = new Intl.NumberFormat(language, { ...narrow, maximumFractionDigits: 0 });
  const short = new Intl.NumberFormat(language, {
    ...narrow,
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  });
  const plain = new Intl.NumberFormat(language);
  const money = (dollars: number) => (Number.isInteger(dollars) ? whole : exact).format(dollars);
  const moneyNarrow = (dollars: number) =>
    (Number.isInteger(dollars) ? wholeNarrow : exactNarrow).format(dollars);

  return {
    money,
    // No line may end between the amount and its code.
    moneyWithCode: (dollars, code) => `${moneyNarrow(dollars)}\u00a0${code}`,
    moneyShort: (dollars) => short.format(dollars),
    number: (value) => plain.format(value),
    salaryText(salary) {
      const text = String(salary ?? '')
        .replaceAll('$', '')
        .trim();
      if (text === '' || /^negotiable$/i.test(text)) return undefined;
      if (!/\d/.test(text)) return text;
      const amount = Number(text.replaceAll(',', ''));
      return Number.isFinite(amount) ? money(amount) : `$${text}`;
    },
  };
}
