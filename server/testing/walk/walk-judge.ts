import { CONTRACT_MACHINE } from '@plumbline/shared-schema/contract-machine';
import type { ContractActor } from '@plumbline/shared-schema/contract-machine';
import type { ContractAction } from '@plumbline/shared-schema/contracts';
import { OFFER_MACHINE, offerState } from '@plumbline/shared-schema/offer-machine';
import type { OfferActor } from '@plumbline/shared-schema/offer-machine';
import { findRule } from '@plumbline/shared-schema/state-machine';
import { asc } from 'drizzle-orm';
import type { Database } from '../../src/database/connect';
import { contractEvents, contracts } from '../../src/database/tables/contracts';
import { offerEvents, offers } from '../../src/database/tables/offers';
import { outbox } from '../../src/database/tables/outbox';
import type { Tally } from './walk';

type Line = { action: string; from: string | null; to: string; isLegal: boolean };
type Life = { kind: 'offer' | 'contract'; id: string; state: string; lines: Line[] };
type Parties = { clientId: string; professionalId: string };

/**
 * Checks every history after a walk: each change must be a row of the table, made by somebody it allows, follow the one
 * before and lead to the stored state; it must have one event, and every call that succeeded must be in it. Returns
 * the violations. `isTold` false: events are not looked for, as in the demo world.
 */
export async function judge(database: Database, tally: Tally, { isTold = true } = {}): Promise<string[]> {
  const lives = [...(await livesOfOffers(database)), ...(await livesOfContracts(database))];
  return [
    ...tally.broken,
    ...lives.flatMap(complaintsAbout),
    ...(isTold ? await untold(database, lives) : []),
    ...uncounted(lives, tally),
  ];
}

function complaintsAbout({ kind, id, state, lines }: Life): string[] {
  const complaints = lines.flatMap(({ action, from, to, isLegal }, index) => {
    const before = lines[index - 1]?.to ?? null;
    if (!isLegal) return [`${kind} ${id}: ${action} from ${from} is not in the table`];
    return from === before ? [] : [`${kind} ${id}: ${action} began at ${from}, but it was ${before} → ${to}`];
  });
  const last = lines.at(-1)?.to;
  return last === state ? complaints : [...complaints, `${kind} ${id}: stored as ${state}, told as ${last}`];
}

async function livesOfContracts(database: Database): Promise<Life[]> {
  const events = await database.select().from(contractEvents).orderBy(asc(contractEvents.place));
  return (await database.select().from(contracts)).map((contract) => ({
    kind: 'contract',
    id: contract.id,
    state: contract.status,
    lines: events
      .filter(({ contractId }) => contractId === contract.id)
      .map(({ action, fromStatus: from, toStatus: to, actorId }) => {
        const by: ContractActor = isDecision(action) ? 'admin' : sideOf(actorId, contract);
        const rule = findRule(CONTRACT_MACHINE, { from, action: action as ContractAction, by });
        return { action, from, to, isLegal: rule?.next === to };
      }),
  }));
}

async function livesOfOffers(database: Database): Promise<Life[]> {
  const events = await database.select().from(offerEvents).orderBy(asc(offerEvents.place));
  return (await database.select().from(offers)).map((offer) => ({
    kind: 'offer',
    id: offer.id,
    state: offerState(offer),
    lines: events
      .filter(({ offerId }) => offerId === offer.id)
      .map(({ action, from, to, actorId }) => {
        const by: OfferActor = sideOf(actorId, offer);
        return { action, from, to, isLegal: findRule(OFFER_MACHINE, { from, action, by })?.next === to };
      }),
  }));
}

/** Actions of an administrator, who is no party and may have left since. */
const isDecision = (action: string) => action === 'resolveDispute' || action === 'resolveAppeal';

function sideOf(
  actorId: string | null,
  { clientId, professionalId }: Parties,
): 'system' | 'hirer' | 'professional' {
  if (actorId === clientId) return 'hirer';
  if (actorId === professionalId) return 'professional';
  if (actorId !== null) throw new Error(`${actorId} is no party`);
  return 'system';
}

/** Events are in order, each once. */
async function untold(database: Database, lives: readonly Life[]): Promise<string[]> {
  const told = new Map<string, string[]>();
  for (const { topic, payload } of await database.select().from(outbox)) {
    if (topic !== 'offer.changed' && topic !== 'contract.changed') continue;
    const { contractId, offerId, action } = payload as Record<'contractId' | 'offerId' | 'action', string>;
    const id = topic === 'offer.changed' ? offerId : contractId;
    told.set(id, [...(told.get(id) ?? []), action]);
  }
  return lives.flatMap(({ kind, id, lines }) => {
    const happened = lines
      .map(({ action }) => action)
      .sort()
      .join();
    const heard = (told.get(id) ?? []).sort().join();
    return happened === heard ? [] : [`${kind} ${id}: happened ${happened}, told ${heard}`];
  });
}

/** Moves that only people make must be in the histories as often as calls succeeded. */
function uncounted(lives: readonly Life[], { succeeded }: Tally): string[] {
  const counts = new Map<string, number>();
  for (const { kind, lines } of lives) {
    for (const { action } of lines)
      counts.set(`${kind} ${action}`, (counts.get(`${kind} ${action}`) ?? 0) + 1);
  }
  const byPeople = [...succeeded].filter(
    ([name]) => name !== 'contract approve' && name !== 'contract approvePayment',
  );
  return byPeople.flatMap(([name, count]) =>
    counts.get(name) === count
      ? []
      : [`${name}: ${count} calls succeeded, ${counts.get(name) ?? 0} are in the histories`],
  );
}
