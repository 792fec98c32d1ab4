import type { BootDocument } from '@plumbline/shared-schema/platform';
import { soundRemotes } from './sound-remotes';

/** What a document from an older edge does not say. */
const UNSAID = { set: '', disabled: [], link: null, notice: null } satisfies Partial<BootDocument>;

/**
 * Reads the boot document that the edge inlined as `<script type="application/json" id="boot">`.
 * The edge has verified it against its schema; here only its outline is looked at, so that zod stays out of the
 * scripts every visitor waits for. A remote that is not sound costs only its own pages.
 * @throws Error when the document is absent or is not a boot document.
 */
export function readBoot(page: Document = document): BootDocument {
  const text = page.getElementById('boot')?.textContent;
  if (!text) throw new Error('The page holds no boot document.');
  const boot: unknown = JSON.parse(text);
  if (!isBootDocument(boot)) throw new Error('The boot document is not one.');
  return { ...UNSAID, ...boot, remotes: soundRemotes(boot.remotes) };
}

function isBootDocument(value: unknown): value is BootDocument {
  if (typeof value !== 'object' || value === null) return false;
  const { remotes, settings } = value as Partial<BootDocument>;
  return Array.isArray(remotes) && typeof settings === 'object';
}
