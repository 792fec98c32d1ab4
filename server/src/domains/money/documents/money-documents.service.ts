import { isFinalContract } from '@plumbline/shared-schema/contract-machine';
import { toDollars } from '@plumbline/shared-schema/money';
import { documentNumber } from '@plumbline/shared-schema/money-documents';
import type { MoneyDocument } from '@plumbline/shared-schema/money-documents';
import type { Contract } from '@plumbline/shared-schema/contracts';
import type { Database, Transaction } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import { existing, getExisting } from '../../../kit/existing';
import type { Ledger } from '../ledger/ledger';
import type { Paper } from '../papers/draw-paper';
import type { CurrentUser } from '../../../http/plugins/session';
import type { DrawnPaper } from '../../../kit/papers';
import type { Language } from '../../../kit/texts';
import { documentPaper } from './document-paper';
import { moneyDocumentsRepository as documents } from './money-documents.repository';
import type { DocumentFacts, DocumentRow } from './money-documents.repository';
import { contractNumber } from './paper-texts';
import { statementPaper } from './statement-paper';

type Dependencies = {
  /** The contract, for whoever may see it; CONTRACT_NOT_FOUND for others. */
  read: (user: CurrentUser, contractId: string) => Promise<Contract>;
  ledger: Ledger;
  database: Database;
  transaction: Transaction;
};

export type MoneyDocuments = ReturnType<typeof createMoneyDocuments>;

/** Papers about money, for the two sides of a contract and for nobody else, administrators among them. */
export function createMoneyDocuments({ read, ledger, database, transaction }: Dependencies) {
  async function readOwn(user: CurrentUser, contractId: string): Promise<Contract> {
    const contract = await read(user, contractId);
    const sides = [contract.client._id, contract.professional._id];
    if (!sides.includes(user._id)) throw new AppError('CONTRACT_NOT_FOUND');
    return contract;
  }

  return {
    /** After commits; a paper can be asked for once it has its number. */
    number: async (): Promise<void> => {
      if (await documents.hasOpen(database)) await transaction((tx) => documents.number(tx));
    },

    list: async (user: CurrentUser, contractId: string): Promise<MoneyDocument[]> => {
      const { _id } = await readOwn(user, contractId);
      return (await documents.listOfContract(database, _id)).map(toWire);
    },

    /** NOT_FOUND for those of others. */
    draw: async (user: CurrentUser, id: string, language: Language): Promise<DrawnPaper> => {
      const facts = await getExisting(id, (known) => documents.find(database, known), 'NOT_FOUND');
      if (!sidesOf(facts).includes(user._id)) throw new AppError('NOT_FOUND');
      const { kind, year, number } = facts;
      const bytes = await pdfOf(documentPaper(facts, user._id, language));
      return { name: `${documentNumber(kind, year, number)}.pdf`, bytes };
    },

    /** STATEMENT_NOT_READY while the contract runs or where nothing was paid into it. */
    drawStatement: async (user: CurrentUser, id: string, language: Language): Promise<DrawnPaper> => {
      const { _id, status } = await readOwn(user, id);
      const figures = (await ledger.contractMoney(database, [_id])).get(_id);
      if (!isFinalContract(status) || figures === undefined) throw new AppError('STATEMENT_NOT_READY');
      const contract = existing(await documents.findContract(database, _id), 'CONTRACT_NOT_FOUND');
      const movements = await documents.listMovements(database, _id);
      const bytes = await pdfOf(statementPaper({ contract, movements, figures }, language));
      return { name: `contract-${contractNumber(_id).slice(1)}.pdf`, bytes };
    },
  };
}

/** The library that draws is loaded with the first paper. */
async function pdfOf(paper: Paper): Promise<Buffer> {
  const { drawPaper } = await import('../papers/draw-paper');
  return drawPaper(paper);
}

/** A withdrawal has one side. */
function sidesOf({ contract, holder }: DocumentFacts): (string | undefined)[] {
  return contract === null ? [holder?.id] : [contract.client.id, contract.professional.id];
}

function toWire({ id: _id, kind, year, number, amount, milestone, createdAt }: DocumentRow): MoneyDocument {
  return {
    _id,
    kind,
    number: documentNumber(kind, year, number),
    amount: toDollars(amount),
    milestone,
    createdAt: createdAt.toISOString(),
  };
}
