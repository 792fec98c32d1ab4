import { useSession } from '@plumbline/shared-api/session';
import type { Wallet } from '@plumbline/shared-schema/wallet';
import { Button } from '@plumbline/shared-ui/actions';
import { Alert } from '@plumbline/shared-ui/feedback';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box, Paper, Stack } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { figureGrid, FIGURES_BESIDE } from './figure-grid';

const WithdrawDialog = lazily(() => import('./WithdrawDialog'), 'WithdrawDialog');

/** Balance, what is on clearance and why, and what the period cost and brought: each says what it counts. */
export function WalletFigures({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation('profile');
  const { isContractor } = useSession();
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const { balance, onClearance, expenses, earned, isTest, canWithdraw } = wallet;

  return (
    <Stack spacing={2}>
      {isTest && (
        <Alert severity="info" role="note">
          {t('wallet.test')}
        </Alert>
      )}
      <Box sx={figureGrid(isContractor)}>
        <Figure isMain term={t('wallet.balance')} amount={balance} counts={t('wallet.counts.balance')}>
          <Button
            variant="contained"
            aria-haspopup="dialog"
            disabled={!canWithdraw}
            sx={{ justifySelf: 'start' }}
            onClick={() => setIsWithdrawing(true)}
          >
            {t('wallet.withdraw')}
          </Button>
        </Figure>
        <Box sx={FIGURES_BESIDE}>
          <Figure
            term={t('wallet.onClearance')}
            amount={onClearance}
            counts={<OnClearance wallet={wallet} />}
          />
          {isContractor && earned !== undefined && (
            <Figure term={t('wallet.earned')} amount={earned} counts={t('wallet.counts.earned')} />
          )}
          <Figure
            term={t('wallet.expenses')}
            amount={expenses}
            counts={t(isContractor ? 'wallet.counts.fees' : 'wallet.counts.expenses')}
          />
        </Box>
      </Box>
      <Typography variant="body2" color="text.secondary">
        {t('wallet.outside')} <Link to="/reports">{t('wallet.toReports')}</Link>
      </Typography>
      {isWithdrawing && <WithdrawDialog balance={balance} onClose={() => setIsWithdrawing(false)} />}
    </Stack>
  );
}

/** The parts of what is on clearance, as far as there are some. */
function OnClearance({ wallet: { parts } }: { wallet: Wallet }) {
  const { t } = useTranslation('profile');
  const { money } = useFormat();
  const { isContractor } = useSession();
  const textOf = (part: keyof Wallet['parts']) =>
    part === 'held' && !isContractor
      ? ('wallet.parts.heldForHirer' as const)
      : (`wallet.parts.${part}` as const);
  const reasons = (['held', 'clearing', 'outgoing'] as const).filter((part) => parts[part] > 0);
  if (reasons.length === 0) return t('wallet.counts.nothingOnClearance');
  return reasons.map((part) => (
    <Box key={part} component="span" sx={{ display: 'block' }}>
      {t(textOf(part), { amount: money(parts[part]) })}
    </Box>
  ));
}

type FigureProps = {
  term: string;
  amount: number;
  counts: ReactNode;
  isMain?: boolean;
  children?: ReactNode;
};

/** On a phone a figure beside the main one is a line with its amount at the end. */
const MAIN = { display: 'grid', gap: 1 } as const;
const BESIDE = {
  ...MAIN,
  alignItems: 'baseline',
  gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(0, 1fr)' },
} as const;
const MAIN_AMOUNT = { fontSize: { xs: '2rem', sm: '1.5rem' } } as const;
const AMOUNT = { fontSize: { xs: '1.125rem', sm: '1.5rem' } } as const;

function Figure({ term, amount, counts, isMain = false, children }: FigureProps) {
  const { money } = useFormat();
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2.5 }}>
      <Box sx={isMain ? MAIN : BESIDE}>
        <Typography id={id} component="h2" variant="body2" color="text.secondary">
          {term}
        </Typography>
        <Typography variant="h3" component="p" sx={isMain ? MAIN_AMOUNT : AMOUNT}>
          {money(amount)}
        </Typography>
        <Typography variant="caption" component="p" color="text.secondary" sx={{ gridColumn: '1 / -1' }}>
          {counts}
        </Typography>
        {children}
      </Box>
    </Paper>
  );
}
