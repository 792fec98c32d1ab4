import { Alert } from '@plumbline/shared-ui/feedback';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { ProviderButtons } from './ProviderButtons';
import { useProviderReturn } from './use-provider-return';

type ProviderMethodsProps = {
  isTest: boolean;
  /** Leaves the site. */
  goTo?: (url: string) => void;
};

/** Where numbers are typed into pages of the provider: the ways there, and what they lead back with. */
export function ProviderMethods({ isTest, goTo = leaveFor }: ProviderMethodsProps) {
  const { t } = useTranslation('auth');
  const { isAdding } = useProviderReturn();

  return (
    <>
      {isTest && (
        <Alert severity="info" role="note">
          {t('settings.payment.elsewhereTest')}
        </Alert>
      )}
      <ProviderButtons goTo={goTo} isBusy={isAdding} />
      <Typography role="status" variant="body2" color="text.secondary">
        {t(isAdding ? 'settings.payment.adding' : 'settings.payment.elsewhere')}
      </Typography>
    </>
  );
}

function leaveFor(url: string) {
  window.location.assign(url);
}
