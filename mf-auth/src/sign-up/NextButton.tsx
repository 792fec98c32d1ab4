import { SubmitButton, useWatch } from '@plumbline/shared-ui/Form';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { ArrowForwardIcon } from '@plumbline/shared-ui/icons';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { unfinishedFields } from './account-form';
import type { AccountField } from './account-form';

const LABELS: Record<AccountField, string> = {
  fullName: 'fields.name',
  email: 'fields.email',
  userType: 'fields.role',
  password: 'fields.password',
  location: 'fields.location',
};

/** Enabled once step 1 is complete; until then it names the unfinished fields. */
export function NextButton() {
  const { t } = useTranslation('auth');
  const { language } = useLanguage();
  const unfinished = unfinishedFields(useWatch());
  const names = unfinished.map((field) => inSentence(t(LABELS[field]), language));
  return (
    <Box>
      <SubmitButton
        size="large"
        fullWidth
        disabled={unfinished.length > 0}
        endIcon={<ArrowForwardIcon />}
        aria-describedby="sign-up-unfinished"
      >
        {t('signUp.next')}
      </SubmitButton>
      <Typography
        id="sign-up-unfinished"
        role="status"
        variant="body2"
        color="text.secondary"
        sx={{ mt: 1, minHeight: '1.5em' }}
      >
        {names.length > 0 && t('signUp.unfinished', { fields: new Intl.ListFormat(language).format(names) })}
      </Typography>
    </Box>
  );
}

const inSentence = (label: string, language: string) =>
  label.charAt(0).toLocaleLowerCase(language) + label.slice(1);
