import { sheetName } from '@plumbline/shared-ui/theme';
import type { StyleCache } from '@plumbline/shared-ui/theme';

/**
 * The style sheets of one render. The cache is of that render alone, so all that is in it is used. Global ones stand
 * alone, since emotion removes them one by one.
 */
export function stylesOf({ key, inserted, registered }: StyleCache): { name: string; css: string }[] {
  const names = new Set(Object.keys(registered).map((name) => name.slice(key.length + 1)));
  const own: string[] = [];
  const globals: { name: string; css: string }[] = [];
  let css = '';
  for (const [id, rule] of Object.entries(inserted)) {
    if (typeof rule !== 'string') continue;
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
