import type { ContractAction } from '@plumbline/shared-schema/contracts';
import type { amendments } from '@plumbline/server/database/tables/amendments';
import type { VersionRow } from '@plumbline/server/database/tables/amendments';
import type { MadeContract } from './contracts';
import { AMENDMENT_LETTERS } from './letters/amendment-letters';
import { between, DAY, HOUR, idAt } from './moments';
import type { Drawing } from './moments';
import { typeset } from './template';

type AmendmentSeed = typeof amendments.$inferInsert;
export type AmendedContract = MadeContract & { amendments: AmendmentSeed[] };

type Side = AmendmentSeed['proposedBy'];
type Moments = { proposedAt: Date; answeredAt: Date | null };
/** A change takes a while to be thought of, and to be answered. */
const LEAST_GAP = 3 * HOUR;
/** In cents. */
const STEP = 50_00;
const MORE_DAYS = 10;

/**
 * Each demo account, whose ids are given, finds a change that waits for its answer, and one that was accepted; the
 * contracts of others stay as they are.
 */
export function addAmendments(
  drawing: Drawing,
  made: readonly MadeContract[],
  demoIds: readonly string[],
): AmendedContract[] {
  const amended = new Map<MadeContract, AmendedContract>();
  const telling: Telling = { ...drawing, said: new Set() };
  for (const id of demoIds) {
    const own = made.filter(({ contract }) => contract.clientId === id || contract.professionalId === id);
    const free = own.filter((one) => !amended.has(one));
    // Whose work is handed in waits for an answer to that, not for one to a change.
    const waits = free.find(
      (one) =>
        one.contract.status === 'active' && one.submissions.length === 0 && whenProposed(one, drawing.now),
    );
    const accepted = free.find((one) => one.contract.status === 'completed' && whenAnswered(one));
    if (waits) amended.set(waits, propose(telling, waits, otherSide(waits, id)));
    if (accepted) amended.set(accepted, agree(telling, accepted, otherSide(accepted, id)));
  }
  return made.map((one) => amended.get(one) ?? { ...one, amendments: [] });
}

const otherSide = ({ contract }: MadeContract, id: string): Side =>
  contract.clientId === id ? 'professional' : 'hirer';

/** While the work goes on: after the beginning, and before anything was handed in. */
function whenProposed({ contract, events }: MadeContract, now: Date): Moments | undefined {
  const from = contract.createdAt.getTime();
  const to = (events[1]?.createdAt ?? now).getTime();
  if (to - from < LEAST_GAP) return undefined;
  return { proposedAt: between(from, to, 1 / 2), answeredAt: null };
}

/** Both between the beginning and what came next. */
function whenAnswered({
  events: [created, next],
}: MadeContract): (Moments & { answeredAt: Date }) | undefined {
  if (!created?.createdAt || !next?.createdAt) return undefined;
  const from = created.createdAt.getTime();
  const gap = next.createdAt.getTime() - from;
  if (gap < LEAST_GAP) return undefined;
  const to = next.createdAt.getTime();
  const proposedAt = between(from, to, 1 / 3);
  return { proposedAt, answeredAt: between(proposedAt.getTime(), to, 1 / 2) };
}

function propose(drawing: Telling, made: MadeContract, by: Side): AmendedContract {
  const moments = whenProposed(made, drawing.now);
  if (moments === undefined) return { ...made, amendments: [] };
  const { amendment, tell } = describe(drawing, { made, by, moments });
  const event = tell('proposeAmendment', by, moments.proposedAt);
  const [created, ...later] = made.events;
  return {
    ...made,
    contract: { ...made.contract, updatedAt: later.at(-1)?.createdAt ?? moments.proposedAt },
    events: [...(created ? [created] : []), event, ...later],
    amendments: [amendment],
  };
}

/** The contract holds since then as it was proposed. */
function agree(drawing: Telling, made: MadeContract, by: Side): AmendedContract {
  const moments = whenAnswered(made);
  if (moments === undefined) return { ...made, amendments: [] };
  const { amendment, tell } = describe(drawing, { made, by, moments });
  const { amount, terms, endDate } = amendment.after;
  const [created, ...later] = made.events;
  const answer = by === 'hirer' ? 'professional' : 'hirer';
  const told = [
    tell('proposeAmendment', by, moments.proposedAt),
    tell('acceptAmendment', answer, moments.answeredAt),
  ];
  return {
    ...made,
    contract: { ...made.contract, amount, terms, endDate: new Date(`${endDate}T00:00:00Z`) },
    events: [...(created ? [created] : []), ...told, ...later],
    amendments: [{ ...amendment, status: 'accepted', closedAt: moments.answeredAt }],
  };
}

/** `said`: the reasons given, each once. */
type Telling = Drawing & { said: Set<string> };
type DescribedContract = { made: MadeContract; by: Side; moments: Moments };

/** The proposal, still open, and how a line about it is told. */
function describe({ random, said }: Telling, { made, by, moments }: DescribedContract) {
  const { contract, language } = made;
  const letters = AMENDMENT_LETTERS[language][by];
  const letter = letters.find((one) => !said.has(one)) ?? random.pick(letters);
  said.add(letter);
  const note = typeset(letter);
  const before: VersionRow = {
    startDate: dayOf(contract.startDate),
    endDate: dayOf(contract.endDate),
    terms: contract.terms,
    amount: contract.amount,
    milestones: [],
  };
  const after: VersionRow = {
    ...before,
    endDate: dayOf(new Date(contract.endDate.getTime() + MORE_DAYS * DAY)),
    amount: contract.amount + Math.max(STEP, Math.round((contract.amount * 0.07) / STEP) * STEP),
  };
  const { proposedAt: createdAt } = moments;
  const amendment = {
    id: idAt(createdAt, random),
    contractId: contract.id,
    proposedBy: by,
    before,
    after,
    note,
  };
  const tell = (action: ContractAction, who: Side, at: Date): MadeContract['events'][number] => ({
    id: idAt(at, random),
    contractId: contract.id,
    actorId: who === 'hirer' ? contract.clientId : contract.professionalId,
    action,
    fromStatus: 'active',
    toStatus: 'active',
    note: action === 'proposeAmendment' ? note : null,
    createdAt: at,
  });
  return { amendment: { ...amendment, createdAt }, tell };
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
