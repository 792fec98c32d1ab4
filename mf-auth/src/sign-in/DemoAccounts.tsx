import { optionLabel } from '@plumbline/shared-schema/options';
import { Button } from '@plumbline/shared-ui/actions';
import { CardList, Paper } from '@plumbline/shared-ui/layout';
import type { SiteSettings } from '@plumbline/shared-ui/site-settings';
import { Typography } from '@plumbline/shared-ui/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

type DemoAccount = SiteSettings['demoAccounts'][number];

type DemoAccountsProps = { accounts: readonly DemoAccount[]; onChoose: (account: DemoAccount) => void };

/** One below the other on a phone, where three words beside each other do not fit in French. */
const EQUAL = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(110px, 1fr))' },
  gap: 1,
} as const;

/** Fills in an account of the demo world with one click; the server names none outside the demo. */
export function DemoAccounts({ accounts, onChoose }: DemoAccountsProps) {
  const { t } = useTranslation(['auth', 'schema']);
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2.5 }}>
      <Typography id={id} variant="h6" component="h2">
        {t('auth:signIn.demo.title')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t('auth:signIn.demo.hint')} {t('auth:signIn.demo.madeUp')}
      </Typography>
      <CardList rows={accounts} keyOf={({ email }) => email} spacing={0} sx={EQUAL}>
        {(account) => (
          <Button fullWidth variant="outlined" onClick={() => onChoose(account)}>
            {t(optionLabel('userType', account.userType), { defaultValue: account.userType })}
          </Button>
        )}
      </CardList>
    </Paper>
  );
}
