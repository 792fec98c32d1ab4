import { useTranslation } from 'react-i18next';
import { PROFILE_TITLE_MAX } from '@plumbline/shared-schema/limits';
import { TextField } from '@plumbline/shared-ui/Form';

export function CertificateFields() {
  const { t } = useTranslation('profile');
  return (
    <>
      <TextField
        name="certificateName"
        label={t('certificates.name')}
        autoComplete="off"
        maxLength={PROFILE_TITLE_MAX}
        autoFocus
      />
      <TextField
        name="issuedBy"
        label={t('certificates.issuedBy')}
        autoComplete="off"
        maxLength={PROFILE_TITLE_MAX}
      />
      <TextField name="year" label={t('certificates.year')} inputMode="numeric" autoComplete="off" />
    </>
  );
}
