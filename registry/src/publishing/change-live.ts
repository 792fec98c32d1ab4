import type { RegistryDocument } from '@plumbline/shared-schema/platform';
import type { TakenFrom } from '@plumbline/shared-schema/platform-document';
import { canonicalJson } from '../canonical-json';
import type { Act } from '../owners/judge-act';
import type { SetMember } from '../gate/live-set';
import { signDocument } from '../signing';
import { SequenceTakenError } from '../store/artifact-store';
import type { AuditEntry } from '../store/artifact-store';
import { attest, withAttestations } from './attest';
import { sealLog } from './log-heads';
import { requireRight } from './owners';
import { readLive, signatureOf } from './registry-context';
import type { RegistryContext } from './registry-context';

type Packages = RegistryDocument['packages'];
type Change = {
  packages: Packages;
  /** What else the document says from now on, where that changes. */
  more?: Pick<RegistryDocument, 'owners' | 'endedLinks' | 'budgets'>;
  reason: string | null;
  /** What the log says of each package, where the change of its live release does not say it. */
  changes?: AuditEntry['changes'];
  /** Builds that come to the site: who brought them is attested. */
  arrivals?: readonly SetMember[];
  /** The site that they were taken from. */
  from?: TakenFrom | undefined;
};
/** `team`: which one a change of the owners is about; `limit`: what somebody may have from now on. */
type ChangeAct = Act & Pick<AuditEntry, 'team' | 'limit'>;

/** In each round one writer succeeds, so this many may start concurrently. */
const ATTEMPTS = 50;

/**
 * Changes what is live: `decide` gets the present state and gives the next, or nothing to leave it as it is. It runs
 * again where somebody else was faster, and each time the right to `act` is asked for first. Signed, written in one step
 * and noted in the audit log.
 */
export async function changeLive(
  context: RegistryContext,
  act: ChangeAct,
  decide: (live: RegistryDocument) => Promise<Change | undefined>,
): Promise<RegistryDocument> {
  for (let attempt = 1; ; attempt += 1) {
    const live = await readLive(context);
    await requireRight(context, live, act);
    const change = await decide(live);
    if (!change) return live;
    try {
      return await write(context, live, { ...act, ...change });
    } catch (error) {
      if (!(error instanceof SequenceTakenError) || attempt === ATTEMPTS) throw error;
    }
  }
}

async function write(
  context: RegistryContext,
  live: RegistryDocument,
  change: Change & ChangeAct,
): Promise<RegistryDocument> {
  if (context.signingKeys.length === 0)
    throw new Error('a change is signed, and there is no signing key here');
  const at = new Date().toISOString();
  const sequence = live.sequence + 1;
  const mark = await attest(context, live, { at, arrivals: change.arrivals ?? [], from: change.from });
  const next: RegistryDocument = {
    ...live,
    ...change.more,
    sequence,
    updatedAt: at,
    packages: withAttestations(change.packages, mark),
  };
  const signed = signDocument(next, context.signingKeys);
  await context.store.writeDocument(next.sequence, `${JSON.stringify(signed, null, 2)}\n`);
  await context.store.appendAudit({
    at,
    ...signatureOf(context),
    command: change.command,
    sequence: next.sequence,
    changes:
      change.changes?.map((one) => ({ ...one, to: mark(one.name, one.to) })) ??
      changesBetween(live.packages, next.packages),
    ...(change.team !== undefined && { team: change.team }),
    ...(change.limit && { limit: change.limit }),
    reason: change.reason,
  });
  // The change is made: what could not be sealed now is sealed with the next one, and `verify` says so.
  await sealLog(context).catch(() => undefined);
  return next;
}

function changesBetween(before: Packages, after: Packages): AuditEntry['changes'] {
  return Object.entries(after)
    .filter(([name, entry]) => canonicalJson(entry) !== canonicalJson(before[name] ?? null))
    .map(([name, entry]) => ({ name, from: before[name]?.live ?? null, to: entry.live }));
}
