import { UPLOAD_MAX_BYTES } from '@plumbline/shared-schema/limits';
import { FileField } from '@plumbline/shared-ui/FileField';
import { useTranslation } from 'react-i18next';

type NationalIdFieldProps = {
  value: File | null;
  error: string | undefined;
  onChange: (file: File | null) => void;
};

const ACCEPTED = ['image/jpeg', 'image/png', 'application/pdf'];

/** A photo or scan of the identity card; only reviewers ever see it. */
export function NationalIdField({ value, error, onChange }: NationalIdFieldProps) {
  const { t } = useTranslation(['auth', 'schema']);
  return (
    <FileField
      label={t('auth:fields.nationalId')}
      helperText={t('auth:signUp.nationalIdHint')}
      value={value}
      error={error}
      onChange={onChange}
      accept={ACCEPTED}
      maxBytes={UPLOAD_MAX_BYTES}
      messages={{
        type: (name) => t('schema:validation.attachmentType', { name }),
        size: (name) => t('schema:validation.attachmentSize', { name }),
      }}
    />
  );
}
