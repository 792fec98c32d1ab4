import type { BootDocument, BootRemote } from '@plumbline/shared-schema/platform';
import { hasTexts, LISTS } from './declared-lists';

/** Fields that a document from an older edge lacks. */
const UNSAID = {
  set: '',
  disabled: [],
  link: null,
  notice: null,
  withheld: [],
  isSafeStart: false,
} satisfies Partial<BootDocument>;

/**
 * Reads the boot document that the edge inlined as `<script type="application/json" id="boot">`.
 * The edge has verified it against its schema; only its outline is checked here, which keeps zod out of the scripts
 * of the first load. An unsound remote loses only its own pages.
 * @throws Error when the document is absent or is not a boot document.
 */
export async function readBoot(page: Document = document): Promise<BootDocument> {
  const text = page.getElementById('boot')?.textContent;
  if (!text) throw new Error('The page holds no boot document.');
  const boot: unknown = JSON.parse(text);
  if (!isBootDocument(boot)) throw new Error('The boot document is not one.');
  const given = { ...UNSAID, ...boot };
  if (boot.remotes.every(isPlain)) return given;
  return { ...given, remotes: await mend(boot.remotes) };
}

async function mend(remotes: BootRemote[]): Promise<BootRemote[]> {
  try {
    const { soundRemotes } = await import(/* webpackChunkName: "mend" */ './sound-remotes');
    return soundRemotes(remotes);
  } catch {
    // The repair code did not load: go on with the sound remotes.
    return remotes.filter(isPlain);
  }
}

type UncheckedFields = Partial<Record<string, unknown>>;

/** A quick check. Remotes that fail it, or that declare state another one could claim, are examined closely. */
function isPlain(remote: BootRemote | null): boolean {
  const { manifest, labels, assets } = (remote ?? {}) as UncheckedFields;
  const { state, ...lists } = (manifest ?? {}) as UncheckedFields;
  const { reducers, endpoints } = (state ?? {}) as UncheckedFields;
  const { en, fr } = (labels ?? {}) as UncheckedFields;
  return [
    hasTexts(remote, ['name', 'version', 'entry', 'owner']),
    Object.entries(LISTS).every(([list, fields]) => isListOf(lists[list], fields)),
    isListOf(reducers, []) && reducers.length === 0,
    isListOf(endpoints, []) && endpoints.length === 0,
    [en, fr, assets].every((table) => typeof table === 'object' && table !== null),
  ].every(Boolean);
}

function isListOf(value: unknown, fields: readonly string[]): value is unknown[] {
  return Array.isArray(value) && value.every((entry) => hasTexts(entry, fields));
}

function isBootDocument(value: unknown): value is BootDocument {
  if (typeof value !== 'object' || value === null) return false;
  const { remotes, settings } = value as Partial<BootDocument>;
  return Array.isArray(remotes) && typeof settings === 'object';
}
