import { UPLOAD_MAX_BYTES } from '@plumbline/shared-schema/limits';
import { FileField } from '@plumbline/shared-ui/FileField';
import { useTranslation } from 'react-i18next';

type NationalIdFieldProps = {
  label: string;
  value: File | null;
  error: string | undefined;
  onChange: (file: File | null) => void;
};

const NATIONAL_ID_TYPES = ['image/jpeg', 'image/png', 'application/pdf'];

export function NationalIdField({ label, value, error, onChange }: NationalIdFieldProps) {
  const { t } = useTranslation(['auth', 'schema']);
  return (
    <FileField
      label={label}
      helperText={t('auth:signUp.nationalIdHint')}
      value={value}
      error={error}
      onChange={onChange}
      accept={NATIONAL_ID_TYPES}
      maxBytes={UPLOAD_MAX_BYTES}
      messages={{
        type: (name) => t('schema:validation.attachmentType', { name }),
        size: (name) => t('schema:validation.attachmentSize', { name }),
      }}
    />
  );
}
