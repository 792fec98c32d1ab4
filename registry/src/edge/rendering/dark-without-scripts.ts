/** A rule without rules in it. */
const RULE = /([^{}]+)\{([^{}]*)\}/g;
const DARK = /\.dark\b/;

/**
 * The rules of the dark scheme for readers without scripts, whose system asks for it: for all others a script sets the
 * class `dark` before the first paint.
 */
export function darkWithoutScripts(css: string): string {
  const rules = [...css.matchAll(RULE)].flatMap(([, selectors = '', body = '']) => {
    const dark = selectors
      .split(',')
      .filter((selector) => DARK.test(selector))
      .map((selector) => selector.replace(/\.dark\b/g, ':root').trim());
    return dark.length > 0 ? [`${dark.join(',')}{${body}}`] : [];
  });
  return rules.length > 0 ? `@media (prefers-color-scheme: dark){${rules.join('')}}` : '';
}
