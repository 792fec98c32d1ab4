import { useEffect } from 'react';

const BRAND = 'Plumbline';
let current = '';
let prefix = '';

function write() {
  document.title = [prefix && `${prefix}: `, current && `${current} · `, BRAND].join('');
}

/** Sets the document title, before the brand's name. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    current = title;
    prefix = '';
    write();
  }, [title]);
}

/** Puts a word such as "Error" before the document title; an empty one removes it. A new page title removes it too. */
export function setTitlePrefix(word: string): void {
  prefix = word;
  write();
}
