import type { BootDocument } from '@plumbline/shared-schema/platform';

/** The boot document that a site gives with its pages. */
export async function bootOf(site: string): Promise<BootDocument> {
  const html = await (await fetch(`${site}/`, { headers: { accept: 'text/html' } })).text();
  const [, text] = /<script[^>]* id="boot"[^>]*>([^<]*)</.exec(html) ?? [];
  if (text === undefined) throw new Error('The page holds no boot document.');
  return JSON.parse(text) as BootDocument;
}
