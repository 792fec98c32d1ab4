import type { RegistryDocument } from '@plumbline/shared-schema/platform';
import { openSignedDocument } from '../signing';
import type { AuditEntry } from '../store/artifact-store';
import { VERIFIED } from '../gate/verified';
import { changeLive } from './change-live';
import { SERVER_HALF } from './check-halves';
import { refuseUnfit } from './judgement';
import { entryOf, sameBuildOf, withoutCanary } from './packages';
import type { PublishedBuild } from './packages';
import { readMember } from '../gate/proposed-set';
import type { RegistryContext } from './registry-context';

type RollbackRequest = { name: string; reason: string };

/** The version was live before; a heavy page, or one without content, is better than a broken one, and seconds count. */
const NOT_ASKED = ['same-version', 'budgets', SERVER_HALF, VERIFIED];

/**
 * Brings back the release that was live before the present one, for everybody: a canary ends with it. Called again,
 * the one before that. Nothing is built or uploaded. The gate judges it too: an older remote may need what the shell
 * no longer has.
 */
export async function rollback(
  context: RegistryContext,
  { name, reason }: RollbackRequest,
): Promise<PublishedBuild> {
  const { store } = context;
  const requireSame = sameBuildOf(name);
  const document = await changeLive(context, { command: 'rollback', names: [name] }, async (live) => {
    const entry = entryOf(live, name);
    requireSame(entry.live);
    const target =
      previousOf(await store.readAudit(), name, entry.live) ??
      (await beforeArrival(context, name, entry.live));
    if (!target)
      throw new Error(`${name} ${entry.live.version} is the first release: there is nothing before it`);
    if (!(await store.renew({ name, contentHash: target.contentHash }))) {
      throw new Error(
        `${name} ${target.version} was live before, but its build is no longer kept (gc): build that version and publish it`,
      );
    }
    const candidate = await readMember(store, { name, ...target });
    await refuseUnfit(context, { live, candidates: [candidate], leaveOut: NOT_ASKED });
    const packages = { ...live.packages, [name]: { ...withoutCanary(entry), live: target } };
    return { reason, packages };
  });
  return entryOf(document, name).live;
}

/**
 * Takes a remote out of the site, canary included, or back in, without touching its release. The host cannot be
 * disabled.
 */
export async function setDisabled(
  context: RegistryContext,
  { name, reason, isDisabled }: RollbackRequest & { isDisabled: boolean },
): Promise<void> {
  const command = isDisabled ? 'disable' : 'enable';
  await changeLive(context, { command, names: [name] }, async (live) => {
    const entry = entryOf(live, name);
    if (entry.kind === 'host') throw new Error(`${name} is the host: without it there is no site`);
    if (entry.disabled === isDisabled) return undefined;
    if (!isDisabled) {
      const candidate = await readMember(context.store, { name, ...entry.live });
      await refuseUnfit(context, { live, candidates: [candidate] });
    }
    const packages = { ...live.packages, [name]: { ...withoutCanary(entry), disabled: isDisabled } };
    return { reason, packages };
  });
}

/**
 * The same by the documents, for a release of which the log knows nothing: its writer was stopped, or the disk was full.
 * Those that no trusted key signed do not count.
 */
async function beforeArrival(
  { store, publicKeys }: RegistryContext,
  name: string,
  present: PublishedBuild,
): Promise<PublishedBuild | undefined> {
  let before: PublishedBuild | undefined;
  for (const sequence of (await store.sequences()).reverse()) {
    const text = await store.readDocument(sequence);
    const live = openTrusted(text, publicKeys)?.packages[name]?.live;
    if (live?.contentHash === present.contentHash) return before;
    before = live ?? before;
  }
  return undefined;
}

function openTrusted(text: string, publicKeys: readonly string[]): RegistryDocument | undefined {
  try {
    return openSignedDocument(text, publicKeys);
  } catch {
    return undefined;
  }
}

/** The release before the present one; a rollback is never undone by the next rollback. */
export function previousOf(
  audit: readonly AuditEntry[],
  name: string,
  present: PublishedBuild,
): PublishedBuild | undefined {
  const arrivals = audit.filter(({ command }) => command === 'publish' || command === 'promote').reverse();
  for (const { changes } of arrivals) {
    const change = changes.find(
      (candidate) => candidate.name === name && candidate.to.contentHash === present.contentHash,
    );
    if (change) return change.from ?? undefined;
  }
  return undefined;
}
