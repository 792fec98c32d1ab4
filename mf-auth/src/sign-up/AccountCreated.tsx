import { Button } from '@plumbline/shared-ui/actions';
import { Alert } from '@plumbline/shared-ui/feedback';
import { ArrowForwardIcon } from '@plumbline/shared-ui/icons';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '../auth-frame/AuthFrame';
import type { PendingAccount } from './pending-account';
import { StartOver } from './StartOver';
import { useAnswerLines } from './use-answer-lines';

type AccountCreatedProps = { pending: PendingAccount; onContinue: () => void; onStartOver: () => void };

/** Step 2 once the account exists: what was told, to read only. */
export function AccountCreated({ pending, onContinue, onStartOver }: AccountCreatedProps) {
  const { t } = useTranslation('auth');
  const lines = useAnswerLines(pending);
  return (
    <AuthFrame
      formWidth={620}
      overline={t('signUp.step', { step: 2, steps: 3 })}
      title={t('signUp.detailsTitle')}
    >
      <Stack spacing={3}>
        <Alert severity="success" role="none">
          {t('signUp.created')}
        </Alert>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: { sm: '12rem minmax(0, 1fr)' }, columnGap: 3 }}
        >
          {lines.map(({ label, text }) => (
            <Box key={label} sx={{ display: 'contents' }}>
              <Typography component="dt" color="text.secondary" sx={{ mt: { xs: 1.5, sm: 1 } }}>
                {label}
              </Typography>
              <Typography component="dd" sx={{ m: 0, mt: { sm: 1 }, overflowWrap: 'anywhere' }}>
                {text}
              </Typography>
            </Box>
          ))}
        </Box>
        <Button size="large" variant="contained" endIcon={<ArrowForwardIcon />} onClick={onContinue}>
          {t('signUp.toCode')}
        </Button>
        <Box sx={{ mx: -2 }}>
          <StartOver onStartOver={onStartOver} />
        </Box>
      </Stack>
    </AuthFrame>
  );
}
