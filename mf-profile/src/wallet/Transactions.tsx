import { useListTransactionsQuery } from '@plumbline/shared-api/money';
import {
  useDownloadDocumentMutation,
  useDownloadTransactionsMutation,
} from '@plumbline/shared-api/money-documents';
import { useSession } from '@plumbline/shared-api/session';
import { localDay } from '@plumbline/shared-schema/calendar';
import type { Transaction } from '@plumbline/shared-schema/wallet';
import { saveFile, useAction } from '@plumbline/shared-ui/action';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { useAddress } from '@plumbline/shared-ui/address';
import { DataTable } from '@plumbline/shared-ui/DataTable';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { titleCase, useFormat } from '@plumbline/shared-ui/format';
import { Box, Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { Pagination } from '@plumbline/shared-ui/Pagination';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Chip, Link, Typography } from '@plumbline/shared-ui/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Days } from './wallet-period';

const ROWS = 10;

type TransactionsProps = {
  period: Days;
  /** To a longer period; `undefined` where there is none. */
  onWiden: (() => void) | undefined;
};

/** What moved the balance in the period, newest first. */
export function Transactions({ period, onWiden }: TransactionsProps) {
  const { t } = useTranslation('profile');
  const { page, turnTo } = useAddress();
  const id = useId();
  const { currentData, ...query } = useListTransactionsQuery({ ...period, page: page(), limit: ROWS });

  return (
    <Box>
      <Stack
        direction="row"
        sx={{ mb: 2, gap: 1, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography id={id} component="h2" variant="h3">
          {t('wallet.transactions')}
        </Typography>
        <Export period={period} isEmpty={currentData?.count === 0} />
      </Stack>
      <QueryBoundary
        query={{ ...query, data: currentData }}
        errorMessage={t('wallet.failed')}
        skeleton={<Skeleton variant="rounded" height={240} />}
        isEmpty={({ count }) => count === 0}
        empty={<NoTransactions onWiden={onWiden} />}
      >
        {({ data, count, limit }) => (
          <>
            <DataTable
              labelledBy={id}
              hasAmounts
              columns={[t('wallet.method'), t('wallet.date'), t('wallet.amount')]}
              rows={data.map((row) => ({
                key: row._id,
                cells: [
                  <Method key="method" row={row} />,
                  // The same in both languages.
                  localDay(0, new Date(row.createdAt)).replaceAll('-', '/'),
                  <Amount key="amount" amount={row.amount} />,
                ],
              }))}
            />
            <Pagination
              page={page()}
              limit={limit}
              count={count}
              onChange={(next, { replace }) => turnTo(next, { replace })}
            />
          </>
        )}
      </QueryBoundary>
    </Box>
  );
}

/** Leads to where there may be some, else to where the first one comes from. */
function NoTransactions({ onWiden }: Pick<TransactionsProps, 'onWiden'>) {
  const { t } = useTranslation('profile');
  const { isContractor } = useSession();
  return (
    <EmptyState
      title={t('wallet.empty')}
      description={t('wallet.emptyText')}
      action={
        onWiden ? (
          <Button variant="outlined" onClick={onWiden}>
            {t('wallet.widen')}
          </Button>
        ) : (
          <ButtonLink variant="outlined" to={isContractor ? '/active-contracts' : '/contracts?tab=active'}>
            {t(isContractor ? 'wallet.toContracts' : 'wallet.payIn')}
          </ButtonLink>
        )
      }
    />
  );
}

/** The whole period, not only the page that is shown. */
function Export({ period, isEmpty }: { period: Days; isEmpty: boolean }) {
  const { t } = useTranslation('profile');
  const [download, { isLoading }] = useDownloadTransactionsMutation();
  const run = useAction();

  async function save() {
    const file = await run(download(period).unwrap(), { failed: t('wallet.notDownloaded') });
    if (file) saveFile(file);
  }
  return (
    <Button variant="outlined" size="small" disabled={isEmpty || isLoading} onClick={() => void save()}>
      {t('wallet.export')}
    </Button>
  );
}

/** The receipt or invoice of a row. */
function DocumentButton({ document }: { document: NonNullable<Transaction['document']> }) {
  const { t } = useTranslation('profile');
  const [download, { isLoading }] = useDownloadDocumentMutation();
  const run = useAction();
  const { _id, kind, number } = document;

  async function save() {
    const file = await run(download(_id).unwrap(), { failed: t('wallet.notDownloaded') });
    if (file) saveFile(file);
  }
  return (
    <Box>
      <Button
        variant="text"
        size="small"
        sx={{ px: 0.5, ml: -0.5, textAlign: 'start' }}
        disabled={isLoading}
        onClick={() => void save()}
      >
        {t(`wallet.documents.${kind}`, { number })}
      </Button>
    </Box>
  );
}

/** The way that the money went, why, and for which contract. */
function Method({ row }: { row: Transaction }) {
  const { t } = useTranslation(['profile', 'wallet']);
  const { isContractor } = useSession();
  const { kind, method, last4, status, contract, byCard } = row;
  const list = isContractor ? '/active-contracts' : '/contracts';

  return (
    <>
      {t(`wallet:methods.${method}`)}
      {last4 !== null && ` ${t('wallet.ending', { last4 })}`}
      <Typography variant="body2" color="text.secondary">
        {byCard === undefined ? (
          t(`wallet:kinds.${kind}`)
        ) : (
          <PaidByCard amount={row.amount} byCard={byCard} />
        )}
        {contract !== null && (
          <>
            {' · '}
            <Link to={`${list}?contract=${contract._id}`}>{titleCase(contract.title)}</Link>
          </>
        )}
      </Typography>
      {row.document !== null && <DocumentButton document={row.document} />}
      {status !== 'done' && (
        <Chip
          size="small"
          variant="outlined"
          color={status === 'failed' ? 'error' : 'default'}
          label={t(`wallet:states.${status}`)}
        />
      )}
    </>
  );
}

/** What came from the card for a contract, all of it or a part: the rest was in the balance. */
function PaidByCard({ amount, byCard }: { amount: number; byCard: number }) {
  const { t } = useTranslation('profile');
  const { money } = useFormat();
  return byCard < -amount ? t('wallet.partByCard', { amount: money(byCard) }) : t('wallet.byCard');
}

/** What came is green, and says so with its sign. */
function Amount({ amount }: { amount: number }) {
  const { money } = useFormat();
  const isIn = amount > 0;
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ fontWeight: 650, whiteSpace: 'nowrap', color: isIn ? 'success.main' : 'text.primary' }}
    >
      {isIn ? '+' : '−'}
      {money(Math.abs(amount))}
    </Typography>
  );
}
