import type { Transaction } from '../../../database/connect';
import type { CasesRepository } from '../../inbox/cases.repository';
import { hasOutsideContact } from './contact-signs';
import { WATCHED_KINDS } from './flags.repository';
import type { FlagsRepository, WatchedKind } from './flags.repository';

type Dependencies = { flags: FlagsRepository; casesRepository: CasesRepository; transaction: Transaction };

/** What the text of a flag must be like where its rows alone do not decide. */
const FITS: Partial<Record<WatchedKind, (text: string) => boolean>> = {
  outsideContact: hasOutsideContact,
  questionReport: hasOutsideContact,
  answerReport: hasOutsideContact,
};

/** Looks every minute for what may be fraud. Nothing is blocked: a case is opened, and somebody judges it. */
export function createFraudWatch({ flags, casesRepository, transaction }: Dependencies) {
  async function look(kind: WatchedKind): Promise<void> {
    const found = (await flags.list(kind)).filter(({ text }) => FITS[kind]?.(text) ?? true);
    if (found.length === 0) return;
    await transaction(async (tx) => {
      for (const { aboutId, personId, jobId } of found)
        await casesRepository.open(tx, { kind, aboutId, personId, jobId });
    });
  }

  return async (): Promise<void> => {
    for (const kind of WATCHED_KINDS) await look(kind);
  };
}
