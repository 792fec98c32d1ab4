import { useAddress } from '@plumbline/shared-ui/address';
import { Alert } from '@plumbline/shared-ui/feedback';
import { Form, TextField } from '@plumbline/shared-ui/Form';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../auth-frame/EmailField';
import { GoogleButton } from '../google/GoogleButton';
import { OrDivider } from '../google/OrDivider';
import { useGoogleOffered } from '../google/use-google-offered';
import { NewPasswordField } from '../passwords/NewPasswordField';
import type { AccountForm } from './account-form';
import { LocationField } from './LocationField';
import { NextButton } from './NextButton';
import { RoleField } from './RoleField';
import { TextLinks } from './TextLinks';

type AccountStepProps = {
  form: AccountForm;
  /** Step 2 was asked for but the password is missing: say why this is step 1. */
  isResumed: boolean;
  onNext: () => void;
};

export function AccountStep({ form, isResumed, onNext }: AccountStepProps) {
  const { t } = useTranslation('auth');
  const { get } = useAddress();
  const isGoogleOffered = useGoogleOffered();
  return (
    <Stack spacing={3}>
      {isResumed && <Alert severity="info">{t('signUp.passwordAgain')}</Alert>}
      <Form form={form} onSubmit={onNext}>
        <TextField name="fullName" label={t('fields.name')} autoComplete="name" />
        <EmailField />
        <NewPasswordField
          name="password"
          label={t('fields.password')}
          helperText={t('signUp.passwordHint')}
        />
        <RoleField />
        <LocationField />
        <NextButton />
      </Form>
      {isGoogleOffered && (
        <>
          <OrDivider />
          <GoogleButton
            label={t('google.signUp')}
            note={t('google.alwaysClient')}
            returnTo={get('returnTo')}
          />
        </>
      )}
      <Box>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {t('signUp.textsHold')}
        </Typography>
        <TextLinks />
      </Box>
      <Typography>
        {t('signUp.haveAccount')} <Link to="/signin">{t('signUp.signIn')}</Link>
      </Typography>
    </Stack>
  );
}
