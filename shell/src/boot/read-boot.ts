import type { BootDocument } from '@plumbline/shared-schema/platform';

/**
 * Reads the boot document that the edge inlined as `<script type="application/json" id="boot">`.
 * The edge has verified it against its schema; here only its outline is looked at, so that zod stays out of the
 * scripts every visitor waits for.
 * @throws Error when the document is absent or is not a boot document.
 */
export function readBoot(page: Document = document): BootDocument {
  const text = page.getElementById('boot')?.textContent;
  if (!text) throw new Error('The page holds no boot document.');
  const boot: unknown = JSON.parse(text);
  if (!isBootDocument(boot)) throw new Error('The boot document is not one.');
  return boot;
}

function isBootDocument(value: unknown): value is BootDocument {
  if (typeof value !== 'object' || value === null) return false;
  const { remotes, settings } = value as Partial<BootDocument>;
  return Array.isArray(remotes) && typeof settings === 'object';
}
