import { useGetWalletQuery } from '@plumbline/shared-api/money';
import { useSession } from '@plumbline/shared-api/session';
import { localDay } from '@plumbline/shared-schema/calendar';
import { Button } from '@plumbline/shared-ui/actions';
import { useAddress } from '@plumbline/shared-ui/address';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { Stack } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { TabSet } from '@plumbline/shared-ui/tabs';
import { useIsPhone } from '@plumbline/shared-ui/theme';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Transactions } from './Transactions';
import { WalletFigures } from './WalletFigures';
import { WalletFiguresSkeleton } from './WalletFiguresSkeleton';
import { YearlyStatement } from './YearlyStatement';
import { daysIn, daysOf, instantsOf, WALLET_TABS } from './wallet-period';
import type { Days } from './wallet-period';

const PeriodDialog = lazily(() => import('./PeriodDialog'), 'PeriodDialog');

const TABS = [...WALLET_TABS, 'select-period'] as const;
const WIDEST = 'last-12-months';

/** What somebody has, what is on its way to them, and what moved it (`/wallet`). */
export function WalletPage() {
  const { t } = useTranslation('profile');
  const { user } = useSession();
  return (
    <Page title={t('titles.wallet')}>
      {user?.userType === 'admin' ? (
        <EmptyState title={t('wallet.none')} description={t('wallet.noneText')} />
      ) : (
        <Wallet />
      )}
    </Page>
  );
}

function Wallet() {
  const { t } = useTranslation('profile');
  const { one, get, change } = useAddress();
  const [isSelecting, setIsSelecting] = useState(false);
  // No room beside the tabs.
  const isPhone = useIsPhone();
  const selected = daysIn({ from: get('from'), to: get('to') });
  const tab = selected ? 'select-period' : one('period', WALLET_TABS);
  const { from, to } = selected ?? daysOf(one('period', WALLET_TABS), localDay());
  const selectPeriod = <SelectPeriod isBelow={isPhone} onClick={() => setIsSelecting(true)} />;
  const select = (days: Days) => change({ ...days, period: '', page: '' });

  return (
    <>
      <TabSet
        label={t('wallet.period')}
        tabs={TABS.filter((value) => value !== 'select-period' || selected !== undefined).map((value) => ({
          value,
          label: t(`wallet.tabs.${value}`),
        }))}
        value={tab}
        end={!isPhone && selectPeriod}
        onChange={(next) => {
          if (next !== 'select-period')
            change({ period: next === WALLET_TABS[0] ? '' : next, from: '', to: '', page: '' });
        }}
      >
        {isPhone && selectPeriod}
        <WalletOf
          from={from}
          to={to}
          onWiden={tab === WIDEST ? undefined : () => change({ period: WIDEST, from: '', to: '', page: '' })}
        />
      </TabSet>
      {isSelecting && (
        <PeriodDialog days={{ from, to }} onSelect={select} onClose={() => setIsSelecting(false)} />
      )}
    </>
  );
}

type SelectPeriodProps = { isBelow: boolean; onClick: () => void };

/** At the end of the tabs; on a phone below them, as wide as the page. */
function SelectPeriod({ isBelow, onClick }: SelectPeriodProps) {
  const { t } = useTranslation('profile');
  return (
    <Button
      aria-haspopup="dialog"
      variant={isBelow ? 'outlined' : 'text'}
      fullWidth={isBelow}
      sx={{ mb: isBelow ? 2 : 0, whiteSpace: 'nowrap' }}
      onClick={onClick}
    >
      {t('wallet.select')}
    </Button>
  );
}

type WalletOfProps = Days & { onWiden: (() => void) | undefined };

function WalletOf({ from, to, onWiden }: WalletOfProps) {
  const { t } = useTranslation('profile');
  const period = useMemo(() => instantsOf({ from, to }), [from, to]);
  const { currentData, ...query } = useGetWalletQuery(period);

  return (
    <Stack spacing={4}>
      <QueryBoundary
        query={{ ...query, data: currentData }}
        errorMessage={t('wallet.failed')}
        skeleton={<WalletFiguresSkeleton />}
      >
        {(wallet) => <WalletFigures wallet={wallet} />}
      </QueryBoundary>
      <Transactions period={period} onWiden={onWiden} />
      <YearlyStatement />
    </Stack>
  );
}
