import { createPreviewToken } from '../preview-token';
import { VERIFIED } from '../gate/verified';
import { SERVER_HALF } from './check-halves';
import { refuseUnfit } from './judgement';
import { entryOf } from './packages';
import type { PublishedBuild } from './packages';
import { requireRight } from './owners';
import { readLive, signatureOf } from './registry-context';
import type { RegistryContext } from './registry-context';
import { findBuild } from './stored-build';

export type PreviewRequest = { name: string; build: string; hours: number; reason: string | null };
export type Preview = PublishedBuild & { token: string; expiresAt: string };

/** A link must not outlive the retention of builds. */
const MOST_HOURS = 720;
const MS_PER_HOUR = 3_600_000;
/** A preview never goes live, so budgets and version numbers do not apply, and its pages come without content. */
const NOT_ASKED = ['budgets', 'same-version', SERVER_HALF, VERIFIED];

/**
 * Stores a build of a remote without making it live and gives a signed token that shows the site with it, until
 * `expiresAt`. It has to fit beside what is live, or the link would show a broken page.
 */
export async function createPreview(context: RegistryContext, request: PreviewRequest): Promise<Preview> {
  const { name, build, hours, reason } = request;
  if (!(hours > 0 && hours <= MOST_HOURS)) throw new Error(`--hours takes a number up to ${MOST_HOURS}`);
  const [key] = context.signingKeys;
  if (!key) throw new Error('a link is signed, and there is no signing key');
  const live = await readLive(context);
  await requireRight(context, live, { command: 'preview', names: [name] });
  if (live.packages[name] && entryOf(live, name).kind === 'host') {
    throw new Error(`${name} carries every page: a link shows one remote in another version`);
  }
  const { published: release, member } = await findBuild(context, { name, build });
  await refuseUnfit(context, { live, candidates: [member], leaveOut: NOT_ASKED });

  const at = new Date();
  const expiresAt = new Date(at.getTime() + hours * MS_PER_HOUR).toISOString();
  await context.store.appendAudit({
    at: at.toISOString(),
    ...signatureOf(context),
    command: 'preview',
    sequence: live.sequence,
    changes: [{ name, from: live.packages[name]?.live ?? null, to: release }],
    reason,
    expiresAt,
  });
  const link = { remote: name, contentHash: release.contentHash, sequence: live.sequence, expiresAt };
  const token = createPreviewToken(link, key);
  return { ...release, token, expiresAt };
}
