import { optionLabel } from '@plumbline/shared-schema/options';
import { Button } from '@plumbline/shared-ui/actions';
import { Paper, Stack } from '@plumbline/shared-ui/layout';
import type { SiteSettings } from '@plumbline/shared-ui/site-settings';
import { Typography } from '@plumbline/shared-ui/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

type DemoAccount = SiteSettings['demoAccounts'][number];

type DemoAccountsProps = { accounts: readonly DemoAccount[]; onChoose: (account: DemoAccount) => void };

/** The people of the demo world, one click each; the server offers none elsewhere. */
export function DemoAccounts({ accounts, onChoose }: DemoAccountsProps) {
  const { t } = useTranslation(['auth', 'schema']);
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2.5 }}>
      <Typography id={id} variant="h6" component="h2">
        {t('auth:signIn.demo.title')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t('auth:signIn.demo.hint')}
      </Typography>
      <Stack
        component="ul"
        direction="row"
        useFlexGap
        sx={{ gap: 1, flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none' }}
      >
        {accounts.map((account) => (
          <li key={account.email}>
            <Button
              variant="outlined"
              onClick={() => {
                onChoose(account);
              }}
            >
              {t(optionLabel('userType', account.userType), { defaultValue: account.userType })}
            </Button>
          </li>
        ))}
      </Stack>
    </Paper>
  );
}
