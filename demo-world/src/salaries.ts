import type { Random } from '@plumbline/server/testing/random';
import type { Language, Pay } from './trades/trade';

/** What a hirer types into the salary field: mostly an amount or a range in dollars, sometimes nothing. */
export function salaryText(pay: Pay, language: Language, random: Random): string {
  const silence = random.next();
  if (silence < 0.06) return '';
  if (silence < 0.14) return language === 'fr' ? 'À discuter' : 'Negotiable';
  const step = pay.by === 'hour' ? 1 : 100;
  const low = rounded(pay.from + random.next() * (pay.to - pay.from) * 0.7, step);
  const high = rounded(low * (1.12 + random.next() * 0.25), step);
  const texts = language === 'fr' ? french(low, high) : english(low, high);
  if (pay.by === 'hour') return random.chance(0.75) ? texts.hourlyRange : texts.hourly;
  return random.chance(0.3) ? texts.range : texts.amount;
}

/** One price. */
export function amountText(dollars: number, language: Language): string {
  return (language === 'fr' ? french : english)(dollars, dollars).amount;
}

function english(low: number, high: number) {
  const [from, to] = [low, high].map((dollars) => `$${dollars.toLocaleString('en-US')}`);
  return {
    amount: `${from}`,
    range: `${from} - ${to}`,
    hourly: `${from} per hour`,
    hourlyRange: `${from} - ${to} per hour`,
  };
}

function french(low: number, high: number) {
  const [from, to] = [low, high].map((dollars) => `${grouped(dollars)} $`);
  return {
    amount: `${from}`,
    range: `${from} à ${to}`,
    hourly: `${from} de l’heure`,
    hourlyRange: `${from} à ${to} de l’heure`,
  };
}

/** Thousands apart by a plain space: what people type, unlike what `Intl` prints. */
function grouped(dollars: number): string {
  return String(dollars).replace(/\B(?=(\d{3})+$)/g, ' ');
}

/** To a multiple of `step`. */
export function rounded(dollars: number, step: number): number {
  return Math.round(dollars / step) * step;
}
