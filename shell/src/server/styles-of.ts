import { sheetName } from '@plumbline/shared-ui/theme';
import type { StyleCache } from '@plumbline/shared-ui/theme';

/**
 * The style sheets of what was rendered. The cache is of that render alone; a component that is styled twice left the
 * rules of its first style there too, which no element has. Global ones stand alone, since emotion removes them one by
 * one.
 */
export function stylesOf(
  { key, inserted, registered }: StyleCache,
  html: string,
): { name: string; css: string }[] {
  const names = new Set(Object.keys(registered).map((name) => name.slice(key.length + 1)));
  const own: string[] = [];
  const globals: { name: string; css: string }[] = [];
  let css = '';
  for (const [id, rule] of Object.entries(inserted)) {
    if (typeof rule !== 'string') continue;
    if (names.has(id) && !html.includes(`${key}-${id}`)) continue;
    if (names.has(id) || !/^[a-z0-9]+(-[A-Za-z0-9-]+)?$/.test(id)) {
      // An empty style has a class too, but no rule.
      if (rule !== '') own.push(id);
      css += rule;
    } else {
      globals.push({ name: `${key}-global ${id}`, css: rule });
    }
  }
  return [...globals, { name: sheetName(own, css), css }];
}
