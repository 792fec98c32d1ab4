import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './repository';

export type Language = 'en' | 'fr';

/** Returns the site's text for `auth:signUp.next` in a language, with `{{names}}` filled in. */
export type Say = (key: string, values?: Record<string, string | number>) => string;

const FOLDERS: Record<string, string> = {
  shell: 'shell/src',
  offline: 'shell/src/offline',
  ui: 'shared-ui/src',
  places: 'shared-ui/src/places',
  schema: 'shared-schema/src',
  options: 'shared-schema/src/options',
  wallet: 'shared-schema/src/wallet',
};

/** The texts of the site as the packages have them, so that one journey reads the same in both languages. */
export function sayIn(language: Language): Say {
  return (key, values = {}) => {
    const [namespace = '', route = ''] = key.split(':');
    const file = path.join(ROOT, FOLDERS[namespace] ?? `mf-${namespace}/src`, `locales/${language}.json`);
    let found: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    for (const step of route.split('.')) found = (found as Record<string, unknown> | undefined)?.[step];
    if (typeof found !== 'string') throw new Error(`${file} has no text ${route}.`);
    return found.replaceAll(/\{\{(\w+)(, number)?\}\}/g, (_match, name: string, isNumber?: string) => {
      const value = values[name] ?? '';
      return isNumber ? Number(value).toLocaleString(language) : String(value);
    });
  };
}
