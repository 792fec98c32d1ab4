/** How a remote's name becomes other names. Free of zod, so that the page can use it before anything else is loaded. */

/** `mf-jobs` → `mf_jobs`: a federation container must be named by an identifier. */
export function containerName(remote: string): string {
  return remote.replaceAll('-', '_');
}

/** `mf-jobs` → `jobs`: the remote's i18n namespace. */
export function remoteNamespace(remote: string): string {
  return remote.replace(/^mf-/, '');
}

/** `./job-search`, `page` → `JobSearchPage`: the file and the export that an expose stands for. */
export function exposedName(expose: string, kind: 'page' | 'slot'): string {
  const pascal = expose
    .replace('./', '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  return `${pascal}${kind === 'page' ? 'Page' : 'Slot'}`;
}
