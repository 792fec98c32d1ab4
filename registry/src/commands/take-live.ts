import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { platformDocumentSchema } from '@plumbline/shared-schema/platform-document';
import type { PlatformDocument, TakenFrom } from '@plumbline/shared-schema/platform-document';
import { siteStore } from '../store/site-store';
import { RELEASE_FILE } from '../release/read-release';
import { filesOf } from '../store/copy-build';
import { readStoredRelease } from '../store/stored-release';
import { need } from './command';
import type { Call } from './command';

type Builds = { folders: string[]; from: TakenFrom | undefined };

/**
 * Does something with the builds that a command names: folders or, with `--from <site>`, names of what is live there,
 * which are fetched, compared with their hashes, and deleted afterwards.
 */
export async function withBuilds<Result>(
  { args, options, env }: Pick<Call, 'args' | 'options' | 'env'>,
  work: (builds: Builds) => Promise<Result>,
): Promise<Result> {
  if (options.from === undefined) return work({ folders: need(args, 'dist'), from: undefined });
  const site = new URL(options.from).origin;
  const shown = await shownBy(site, env['FROM_TOKEN']);
  const parent = await mkdtemp(path.join(tmpdir(), 'plumbline-taken-'));
  try {
    const folders: string[] = [];
    for (const name of need(args, 'name')) folders.push(await take({ site, parent }, liveOf(shown, name)));
    return await work({ folders, from: { site, sequence: shown.sequence, origin: originOf(shown, args) } });
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}

/** `token`: of who may read the figures there; without one the site does not say who brought what. */
async function shownBy(site: string, token: string | undefined): Promise<PlatformDocument> {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const answer = await fetch(`${site}/platform.json`, { ...(headers && { headers }), redirect: 'error' });
  if (!answer.ok) throw new Error(`${site}/platform.json answered ${answer.status}`);
  return platformDocumentSchema.parse(await answer.json());
}

function liveOf({ shell, remotes }: PlatformDocument, name: string) {
  const live = [shell, ...remotes].find((release) => release.name === name)?.live;
  if (!live) throw new Error(`${name} is not live there`);
  return { name, contentHash: live.contentHash };
}

/** How one release came there: several may have come in several ways. */
function originOf({ shell, remotes }: PlatformDocument, names: readonly string[]): TakenFrom['origin'] {
  const [first, ...others] = [shell, ...remotes].filter(({ name }) => names.includes(name));
  if (others.length > 0 || first?.origin?.state !== 'attested') return null;
  const { from: _before, ...origin } = first.origin;
  return origin;
}

type Place = { site: string; parent: string };

async function take({ site, parent }: Place, ref: { name: string; contentHash: string }): Promise<string> {
  const store = siteStore({ origin: site, sequence: 0, registry: '' });
  const release = await readStoredRelease(store, ref);
  const files = await filesOf(store, { release, contentHash: ref.contentHash });
  const folder = path.join(parent, ref.name, 'dist');
  for (const file of [RELEASE_FILE, ...release.files.map(({ path: own }) => own)]) {
    const target = path.join(folder, file);
    if (!target.startsWith(folder + path.sep))
      throw new Error(`${ref.name} lists ${file}, which lies outside`);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, files.get(file) ?? '');
  }
  return folder;
}
