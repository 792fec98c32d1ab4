import { UPLOAD_MAX_BYTES } from '@plumbline/shared-schema/limits';
import { FileField } from '@plumbline/shared-ui/FileField';
import { useTranslation } from 'react-i18next';

type ProofFieldProps = {
  label: string;
  value: File | null;
  error: string | undefined;
  onChange: (file: File | null) => void;
};

const PROOF_TYPES = ['image/jpeg', 'image/png', 'application/pdf'];

export function ProofField({ label, value, error, onChange }: ProofFieldProps) {
  const { t } = useTranslation(['auth', 'schema']);
  return (
    <FileField
      label={label}
      helperText={t('auth:signUp.proofHint')}
      value={value}
      error={error}
      onChange={onChange}
      accept={PROOF_TYPES}
      maxBytes={UPLOAD_MAX_BYTES}
      messages={{
        type: (name) => t('schema:validation.attachmentType', { name }),
        size: (name) => t('schema:validation.attachmentSize', { name }),
      }}
    />
  );
}
