import type { Wallet } from '@plumbline/shared-schema/wallet';
import { Button } from '@plumbline/shared-ui/actions';
import { Alert } from '@plumbline/shared-ui/feedback';
import { useFormat } from '@plumbline/shared-ui/format';
import { Grid, Paper, Stack } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Typography } from '@plumbline/shared-ui/text';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const WithdrawDialog = lazily(() => import('./WithdrawDialog'), 'WithdrawDialog');

/** Balance, what is on clearance and why, and expenses of the period. */
export function WalletFigures({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation('profile');
  const { money } = useFormat();
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const { balance, onClearance, parts, expenses, isTest, canWithdraw } = wallet;
  const reasons = (['held', 'clearing', 'outgoing'] as const).filter((part) => parts[part] > 0);

  return (
    <Stack spacing={2}>
      {isTest && (
        <Alert severity="info" role="note">
          {t('wallet.test')}
        </Alert>
      )}
      <Grid container spacing={2}>
        <Figure term={t('wallet.balance')} amount={balance}>
          <Button
            variant="contained"
            aria-haspopup="dialog"
            disabled={!canWithdraw}
            sx={{ alignSelf: 'flex-start' }}
            onClick={() => setIsWithdrawing(true)}
          >
            {t('wallet.withdraw')}
          </Button>
        </Figure>
        <Figure term={t('wallet.onClearance')} amount={onClearance}>
          {reasons.map((part) => (
            <Typography key={part} variant="body2" color="text.secondary">
              {t(`wallet.parts.${part}`, { amount: money(parts[part]) })}
            </Typography>
          ))}
        </Figure>
        <Figure term={t('wallet.expenses')} amount={expenses} />
      </Grid>
      {isWithdrawing && <WithdrawDialog balance={balance} onClose={() => setIsWithdrawing(false)} />}
    </Stack>
  );
}

type FigureProps = { term: string; amount: number; children?: ReactNode };

function Figure({ term, amount, children }: FigureProps) {
  const { money } = useFormat();
  const id = useId();
  return (
    <Grid size={{ xs: 12, sm: 4 }}>
      <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2.5, height: '100%' }}>
        <Stack spacing={1}>
          <Typography id={id} component="h2" variant="body2" color="text.secondary">
            {term}
          </Typography>
          <Typography variant="h5" component="p">
            {money(amount)}
          </Typography>
          {children}
        </Stack>
      </Paper>
    </Grid>
  );
}
