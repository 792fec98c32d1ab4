import { useEffect } from 'react';

const BRAND = 'Plumbline';
let current = '';
let prefix = '';
/** Who counts what, while they are shown. */
const counts = new Map<symbol, number>();

function write() {
  const count = Math.max(0, ...counts.values());
  document.title = [
    prefix && `${prefix} `,
    count > 0 && `(${countText(count)}) `,
    current && `${current} · `,
    BRAND,
  ]
    .filter(Boolean)
    .join('');
}

/** Sets the document title, before the brand's name. */
export function usePageTitle(title: string): void {
  // Effects do not run where HTML is rendered outside a browser, one page at a time.
  if (typeof document === 'undefined') current = title;
  useEffect(() => {
    current = title;
    prefix = '';
    write();
  }, [title]);
}

/** Outside a browser: the title of the page that was rendered last, which is then forgotten. */
export function takeTitle(): string {
  const title = current === '' ? BRAND : `${current} · ${BRAND}`;
  current = '';
  return title;
}

const MOST_SHOWN = 99;

/** As a badge shows it: "99+" for more. */
export function countText(count: number): string {
  return count > MOST_SHOWN ? `${String(MOST_SHOWN)}+` : String(count);
}

/** Puts a number such as that of unread messages before the document title, on every page while it is used. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const mine = Symbol('count');
    counts.set(mine, count);
    write();
    return () => {
      counts.delete(mine);
      write();
    };
  }, [count]);
}

/** Puts a word such as "Error:" before the document title; an empty one removes it. A new page title removes it too. */
export function setTitlePrefix(word: string): void {
  prefix = word;
  write();
}
