import { calendarDay, localDay } from '@plumbline/shared-schema/calendar';

export const WALLET_TABS = ['this-month', 'last-month', 'this-year', 'last-12-months'] as const;
type WalletTab = (typeof WALLET_TABS)[number];

/** From a day of the reader's calendar to another, both in it. */
export type Days = { from: string; to: string };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Days that an address may name; `undefined` for what are none. */
export function daysIn({ from, to }: Days): Days | undefined {
  const isPeriod = DAY.test(from) && DAY.test(to) && from <= to;
  return isPeriod ? { from, to } : undefined;
}

/** The days of a tab, for a reader whose own date is `today`. */
export function daysOf(tab: WalletTab, today: string): Days {
  const [year = 0, month = 1, date = 1] = today.split('-').map(Number);
  const between = (first: Date, last: Date): Days => ({ from: localDay(0, first), to: localDay(0, last) });
  if (tab === 'this-month') return between(new Date(year, month - 1, 1), new Date(year, month, 0));
  if (tab === 'last-month') return between(new Date(year, month - 2, 1), new Date(year, month - 1, 0));
  if (tab === 'this-year') return between(new Date(year, 0, 1), new Date(year, 11, 31));
  return between(new Date(year - 1, month - 1, date + 1), new Date(year, month - 1, date));
}

/** The instants where they begin and where the day after them does, as the reader's clock has them. */
export function instantsOf({ from, to }: Days): Days {
  const last = calendarDay(to);
  const end = new Date(last.getFullYear(), last.getMonth(), last.getDate() + 1);
  return { from: calendarDay(from).toISOString(), to: end.toISOString() };
}

/** Calendar years of the reader, the last one first, since an account was made at that instant. */
export function yearsSince(createdAt: string | undefined, today = localDay()): string[] {
  const last = Number(today.slice(0, 4));
  const made = new Date(createdAt ?? today).getFullYear();
  const first = Number.isNaN(made) ? last : Math.min(made, last);
  return Array.from({ length: last - first + 1 }, (_none, index) => String(last - index));
}
