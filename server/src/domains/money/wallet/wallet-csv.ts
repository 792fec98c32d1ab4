import { CSV_BOM, CSV_MARKS, csvLine } from '@plumbline/shared-schema/csv';
import type { Transaction } from '@plumbline/shared-schema/wallet';
import walletEn from '@plumbline/shared-schema/wallet/locales/en.json';
import walletFr from '@plumbline/shared-schema/wallet/locales/fr.json';
import type { Language } from '../../../kit/texts';
import en from './locales/en.json';
import fr from './locales/fr.json';
import type { MovementRow } from './wallet.repository';

const TEXTS = { en: { ...en, ...walletEn }, fr: { ...fr, ...walletFr } } satisfies Record<Language, object>;
const BATCH = 500;

type Source = {
  list: (after: MovementRow | undefined, limit: number) => Promise<MovementRow[]>;
  toTransaction: (row: MovementRow) => Transaction;
  language: Language;
};

/** Reads a batch when the last one is written out, so that a long list needs no more memory than a short one. */
export async function* createCsvOfWallet({ list, toTransaction, language }: Source): AsyncGenerator<string> {
  const texts = TEXTS[language];
  const marks = CSV_MARKS[language];
  const { date, kind, method, ending, contract, amount, status, document } = texts.columns;
  yield CSV_BOM + csvLine([date, kind, method, ending, contract, amount, status, document], marks);
  let last: MovementRow | undefined;
  do {
    const rows = await list(last, BATCH);
    yield rows.map((row) => csvLine(cellsOf(toTransaction(row), texts), marks)).join('');
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last !== undefined);
}

function cellsOf(row: Transaction, texts: (typeof TEXTS)[Language]): (string | number)[] {
  return [
    row.createdAt.slice(0, 19).replaceAll('-', '/').replace('T', ' '),
    texts.kinds[row.kind],
    texts.methods[row.method],
    row.last4 ?? '',
    row.contract?.title ?? '',
    row.amount,
    texts.states[row.status],
    row.document?.number ?? '',
  ];
}
