import type { Release } from '@plumbline/shared-schema/platform';

const KB = 1024;
const NAMED = 3;
/** Smaller differences are noise of the bundler. */
const SMALLEST = 512;

/** What made a build larger than the one before it, largest growth first, for the text of a refusal. */
export function growthText(release: Release, before: Release | undefined): string {
  if (release.modules.length === 0) return '';
  if (!before || before.modules.length === 0) {
    return `; its largest modules: ${release.modules.slice(0, NAMED).map(sizeText).join(', ')}`;
  }
  const known = new Map(before.modules.map(({ path, bytes }) => [path, bytes]));
  const grown = release.modules
    .map(({ path, bytes }) => ({ path, was: known.get(path), by: bytes - (known.get(path) ?? 0) }))
    .filter(({ by }) => by >= SMALLEST)
    .sort((a, b) => b.by - a.by)
    .slice(0, NAMED);
  const texts = grown.map(({ path, was, by }) =>
    was === undefined ? `${path} is new (${inKb(by)})` : `${path} grew by ${inKb(by)} to ${inKb(was + by)}`,
  );
  return texts.length > 0 ? `; since ${before.version}, before minification: ${texts.join(', ')}` : '';
}

export function inKb(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} KB`;
}

function sizeText({ path, bytes }: { path: string; bytes: number }): string {
  return `${path} ${inKb(bytes)}`;
}
