import { Button } from '@plumbline/shared-ui/actions';
import { Facts } from '@plumbline/shared-ui/cards';
import { Alert } from '@plumbline/shared-ui/feedback';
import { ArrowForwardIcon } from '@plumbline/shared-ui/icons';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '../auth-frame/AuthFrame';
import type { PendingAccount } from '../arrival/pending-account';
import { audienceOf } from './audience';
import { useAnswerFacts } from './use-answer-facts';

type AccountCreatedProps = { pending: PendingAccount; onContinue: () => void; onStartOver: () => void };

/** Step 2 once the account exists: the answers, read-only. */
export function AccountCreated({ pending, onContinue, onStartOver }: AccountCreatedProps) {
  const { t } = useTranslation('auth');
  const facts = useAnswerFacts(pending);
  return (
    <AuthFrame
      audience={audienceOf(pending.answers?.userType)}
      formWidth={620}
      overline={t('signUp.step', { step: 2, steps: 3 })}
      title={t('signUp.detailsTitle')}
    >
      <Stack spacing={3}>
        <Alert severity="success" role="none">
          {t('signUp.created')}
        </Alert>
        <Facts entries={facts} columns={2} />
        <Button size="large" variant="contained" endIcon={<ArrowForwardIcon />} onClick={onContinue}>
          {t('signUp.toCode')}
        </Button>
        <Box sx={{ mx: -2 }}>
          <Button onClick={onStartOver}>{t('signUp.startOver')}</Button>
        </Box>
      </Stack>
    </AuthFrame>
  );
}
