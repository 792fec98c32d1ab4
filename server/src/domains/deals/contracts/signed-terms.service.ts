import type { Contract } from '@plumbline/shared-schema/contracts';
import type { ConfirmTerms, SignedTerms } from '@plumbline/shared-schema/signed-terms';
import type { Database, Executor, Transaction } from '../../../database/connect';
import type { CurrentUser } from '../../../http/plugins/session';
import { AppError } from '../../../kit/errors';
import { getExisting } from '../../../kit/existing';
import type { Language } from '../../../kit/texts';
import { drawPaper } from '../../money/papers/draw-paper';
import { sideOf } from '../contract-records/contract-guards';
import type { ContractMoves } from '../contract-records/contract-moves';
import type { ContractReads } from '../contract-records/contract-reads';
import type { ContractRecord } from '../contract-records/contract-records.repository';
import type { ContractsRepository } from '../contract-records/contracts.repository';
import type { TermConfirmationRows } from '../contract-records/term-confirmations.repository';
import type { MaterialRows } from '../materials/materials.repository';
import { contractFileName, contractPaper } from './contract-paper';
import { termsOf } from './terms-text';

type Dependencies = Pick<ContractReads, 'readIn'> & {
  contracts: Pick<ContractsRepository, 'find'>;
  confirmations: TermConfirmationRows;
  materials: Pick<MaterialRows, 'list'>;
  database: Database;
  moves: ContractMoves;
  transaction: Transaction;
};

/** The text of a contract's terms, and who confirmed it. Nothing waits for it: money and work go on without. */
export function createSignedTerms({
  contracts,
  confirmations,
  materials,
  database,
  moves,
  readIn,
  transaction,
}: Dependencies) {
  const get = (user: CurrentUser, id: string): Promise<ContractRecord> =>
    getExisting(
      id,
      (known) => contracts.find({ id: known, viewerId: user._id, anyone: user.isAdmin }),
      'CONTRACT_NOT_FOUND',
    );

  const view = async (executor: Executor, record: ContractRecord): Promise<SignedTerms> => ({
    ...termsOf(record),
    confirmations: (await confirmations.list(executor, record.contract.id)).map(
      ({ id: _id, contractId: _contract, createdAt, voidedAt, ...said }) => ({
        _id,
        ...said,
        confirmedAt: createdAt.toISOString(),
        voidedAt: voidedAt?.toISOString() ?? null,
      }),
    ),
  });

  const read = async (user: CurrentUser, id: string) => view(database, await get(user, id));

  return {
    read,

    /** Once for each side and text, else INVALID_TRANSITION. TERMS_CHANGED: another text holds than the one they read. */
    confirm: (
      user: CurrentUser,
      id: string,
      { digest, name }: ConfirmTerms,
    ): Promise<{ data: SignedTerms; contract: Contract }> =>
      transaction(async (tx) => {
        const note = `${name}\nSHA-256 ${digest}`;
        const record = await moves.move(tx, { id, action: 'confirmTerms', user, note });
        const terms = termsOf(record);
        if (terms.digest !== digest) throw new AppError('TERMS_CHANGED');
        const side = sideOf(record.contract, user._id);
        await confirmations.insert(tx, { contractId: id, side, name, ...terms });
        return { data: await view(tx, record), contract: await readIn(tx, user, id) };
      }),

    /** The contract with what it needs, its text, digest and the confirmations of both that stand. */
    draw: async (user: CurrentUser, id: string, language: Language) => {
      const record = await get(user, id);
      const terms = await view(database, record);
      const needed = (await materials.list(database, id)).map(({ material }) => material);
      const paper = contractPaper({ record, terms, needed }, language);
      return { name: contractFileName(record, language), bytes: await drawPaper(paper) };
    },
  };
}
export type SignedTermsService = ReturnType<typeof createSignedTerms>;
