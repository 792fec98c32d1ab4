/** How a remote's name becomes other names. Free of zod, so that the page can use it before anything else is loaded. */

/** `mf-jobs` → `mf_jobs`: a federation container must be named by an identifier. */
export function containerName(remote: string): string {
  return remote.replaceAll('-', '_');
}

/** `mf-jobs` → `jobs`: the remote's i18n namespace. */
export function remoteNamespace(remote: string): string {
  return remote.replace(/^mf-/, '');
}

/** Their pages show an error or an outcome only after an action: the form that does waits for `schema` itself. */
const WITHOUT_SCHEMA: readonly string[] = ['shell', 'platform', 'marketing'];

/** Whether the texts of errors, outcomes and news (namespace `schema`) come together with those of `namespace`. */
export function bringsSchemaTexts(namespace: string): boolean {
  return !WITHOUT_SCHEMA.includes(namespace);
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

/** `./job-search` → `./load-job-search`: the module that asks for what the page shows first, where there is one. */
export function loaderExpose(expose: string): string {
  return expose.replace('./', './load-');
}
