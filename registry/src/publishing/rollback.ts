import type { RegistryDocument } from '@plumbline/shared-schema/platform';
import { judge } from '../gate/gate';
import { RefusedError } from '../release/refusal';
import type { AuditEntry } from '../store/artifact-store';
import { proposeSet, readMember } from './proposed-set';
import { changeLive } from './registry-context';
import type { RegistryContext } from './registry-context';

type Published = { version: string; contentHash: string };
type RollbackRequest = { name: string; reason: string };

/**
 * Brings back the release that was live before the present one; called again, the one before that. Nothing is built
 * or uploaded. The gate judges it too: an older remote may need what the shell no longer has.
 */
export async function rollback(
  context: RegistryContext,
  { name, reason }: RollbackRequest,
): Promise<Published> {
  const document = await changeLive(context, async (live) => {
    const entry = entryOf(live, name);
    const target = previousOf(await context.store.readAudit(), name, entry.live);
    if (!target)
      throw new Error(`${name} ${entry.live.version} is the first release: there is nothing before it`);
    const candidate = await readMember(context.store, { name, ...target });
    const set = await proposeSet(context.store, { live, candidates: [candidate] });
    const refusals = judge(set).filter(({ rule }) => rule !== 'same-version');
    if (refusals.length > 0) throw new RefusedError(refusals);
    return {
      command: 'rollback',
      reason,
      packages: { ...live.packages, [name]: { ...entry, live: target } },
    };
  });
  return entryOf(document, name).live;
}

/** Takes a remote out of the site, or back in, without touching its release. The host cannot be disabled. */
export async function setDisabled(
  context: RegistryContext,
  { name, reason, isDisabled }: RollbackRequest & { isDisabled: boolean },
): Promise<void> {
  await changeLive(context, async (live) => {
    const entry = entryOf(live, name);
    if (entry.kind === 'host') throw new Error(`${name} is the host: without it there is no site`);
    if (entry.disabled === isDisabled) return undefined;
    if (!isDisabled) {
      const candidate = await readMember(context.store, { name, ...entry.live });
      const refusals = judge(await proposeSet(context.store, { live, candidates: [candidate] }));
      if (refusals.length > 0) throw new RefusedError(refusals);
    }
    const packages = { ...live.packages, [name]: { ...entry, disabled: isDisabled } };
    return { command: isDisabled ? 'disable' : 'enable', reason, packages };
  });
}

function entryOf({ packages }: RegistryDocument, name: string): RegistryDocument['packages'][string] {
  const entry = packages[name];
  if (entry) return entry;
  throw new Error(`${name} is not published; published: ${Object.keys(packages).join(', ') || 'nothing'}`);
}

/** What the publish that brought the present release replaced: a rollback is never undone by the next rollback. */
function previousOf(audit: readonly AuditEntry[], name: string, present: Published): Published | undefined {
  const publishes = audit.filter(({ command }) => command === 'publish').reverse();
  for (const { changes } of publishes) {
    const change = changes.find(
      (candidate) => candidate.name === name && candidate.to.contentHash === present.contentHash,
    );
    if (change) return change.from ?? undefined;
  }
  return undefined;
}
