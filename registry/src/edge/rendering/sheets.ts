import { sourceOf } from '../inline-code';
import { darkWithoutScripts } from './dark-without-scripts';

/** A style sheet as it stands in HTML, what the policy calls it, and its rules for dark readers without scripts. */
export type Sheet = { css: string; source: string; dark: string };

/** Pages of one kind have the same sheets, which are longer than their content. */
const MOST_KEPT = 40;
const kept = new Map<string, Sheet>();

export function sheetOf(css: string): Sheet {
  const sheet = kept.get(css) ?? makeSheet(css);
  // Behind those that were used longer ago.
  kept.delete(css);
  kept.set(css, sheet);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return sheet;
}

function makeSheet(given: string): Sheet {
  const css = given.replaceAll('</', '<\\/');
  return { css, source: sourceOf(css), dark: darkWithoutScripts(css) };
}
