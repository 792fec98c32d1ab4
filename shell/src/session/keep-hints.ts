import { readSessionState } from '@plumbline/shared-api/session';
import type { AppStore } from '@plumbline/shared-api/store';
import type { createI18n } from '@plumbline/shared-ui/i18n';

const YEAR = 31_536_000;

function write(name: string, value: string): void {
  const text = `${name}=${value}`;
  if (document.cookie.split('; ').includes(text)) return;
  document.cookie = `${text}; path=/; max-age=${String(YEAR)}; samesite=lax`;
}

/**
 * Tells the edge by cookies what it cannot see: whether somebody is signed in, and the language. They only hint, so
 * that the HTML of the next page comes as it will be shown.
 */
export function keepHints(store: AppStore, i18n: Awaited<ReturnType<typeof createI18n>>): void {
  const keep = () => {
    write('plumbline_in', readSessionState(store.getState()).status === 'authenticated' ? '1' : '0');
    write('plumbline_language', i18n.resolvedLanguage ?? 'en');
  };
  let { session } = store.getState();
  store.subscribe(() => {
    if (session === store.getState().session) return;
    session = store.getState().session;
    keep();
  });
  i18n.on('languageChanged', keep);
  keep();
}
