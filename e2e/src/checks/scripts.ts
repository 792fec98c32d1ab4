import type { Page } from '@playwright/test';
import type { Site } from '../site/site';
import type { Release } from '@plumbline/shared-schema/platform';

/** A published script that a page has loaded. Sizes in bytes, as gzip. */
export type LoadedScript = { url: string; package: string; path: string; gzipBytes: number };

/** Notes the published scripts a page loads from now on; the returned function lists them. */
export function recordScripts(page: Page, site: Site): () => Promise<LoadedScript[]> {
  const urls = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/artifacts/') && pathname.endsWith('.js')) urls.add(pathname);
  });
  return async () => Promise.all([...urls].map((url) => describe(site.url, url)));
}

/** Sum of gzip sizes in KB of 1024 bytes. */
export function kilobytes(scripts: readonly { gzipBytes: number }[]): number {
  return scripts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / 1024;
}

async function describe(site: string, url: string): Promise<LoadedScript> {
  const [, , name = '', hash = '', ...rest] = url.split('/');
  const path = rest.join('/');
  const release = (await (await fetch(`${site}/artifacts/${name}/${hash}/release.json`)).json()) as Release;
  const file = release.files.find((entry) => entry.path === path);
  if (!file) throw new Error(`${url} is not a file of its release.`);
  return { url, package: name, path, gzipBytes: file.gzipBytes };
}
