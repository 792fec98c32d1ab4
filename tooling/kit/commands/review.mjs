/** `plumbline review`: what reviewers of a change ask, as Markdown: can it go live, where can one see it, what does it weigh. */
import { judge, liveRelease, runOnRegistry } from './releases.mjs';
import { readContract, readLock, readRelease } from './repository.mjs';
import { get } from './sync.mjs';

const KB = 1024;
const inKb = (bytes) => (bytes === undefined ? '–' : `${(bytes / KB).toFixed(1)} KB`);

/** Bytes of scripts (gzip): of the container, of each page with it, of all together. */
function weigh({ entry, exposes, files }, pages) {
  const sum = (names) =>
    files
      .filter(({ path: file }) => file.endsWith('.js') && names.includes(file))
      .reduce((bytes, { gzipBytes }) => bytes + gzipBytes, 0);
  const own = pages.map(({ path: page, expose }) => [
    page,
    sum([...new Set([entry, ...(exposes[expose]?.files ?? [])])]),
  ]);
  return new Map([
    ['container', sum([entry])],
    ...own,
    ['all scripts', sum(files.map(({ path: file }) => file))],
  ]);
}

/** Of the release that is live, as the site serves it; empty where none is. */
async function weighLive({ site }, name, pages) {
  const live = await liveRelease(site, name);
  if (!live?.contentHash) return new Map();
  return weigh(JSON.parse(await get(`${site}/artifacts/${name}/${live.contentHash}/release.json`)), pages);
}

function weightTable(before, now, { entry, page, total }) {
  const limitOf = (what) => ({ container: entry, 'all scripts': total })[what] ?? page;
  const rows = [...now].map(
    ([what, bytes]) => `| ${what} | ${inKb(before.get(what))} | ${inKb(bytes)} | ${inKb(limitOf(what))} |`,
  );
  return ['| scripts, gzip | live | this | at most |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** A signed link to the site with this build, or why there is none. */
async function linkTo(options) {
  if (!process.env.PLUMBLINE_REGISTRY) return 'No preview: PLUMBLINE_REGISTRY names no registry.';
  const said = [];
  const code = await runOnRegistry('preview', options, (line) => said.push(line)).catch((error) => {
    said.push(error.message);
    return 1;
  });
  const [what, address] = said;
  if (code !== 0) return `No preview: ${said.join(' ')}`;
  return `**[See it on the site](${address})**, until ${what.split(' ').at(-1)}`;
}

export async function review(options) {
  const lock = readLock();
  const release = readRelease();
  const { pages } = release.manifest;
  const { fits, text } = await judge();
  const before = await weighLive(lock, release.name, pages);
  const parts = [
    `### ${release.name}: ${fits ? 'can go live' : 'would be refused'}`,
    fits ? await linkTo(options) : `\`\`\`\n${text}\n\`\`\``,
    weightTable(before, weigh(release, pages), readContract().budgets),
  ];
  process.stdout.write(`${parts.join('\n\n')}\n`);
  return fits ? 0 : 1;
}
