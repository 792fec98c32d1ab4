import { SIGN_UP_IMAGE_MAX_BYTES } from '@plumbline/shared-schema/limits';
import { SIGN_UP_IMAGE_TYPES } from '@plumbline/shared-schema/options';
import { FileField } from '@plumbline/shared-ui/FileField';
import { useTranslation } from 'react-i18next';

type ProfilePictureFieldProps = {
  value: File | null;
  error: string | undefined;
  onChange: (file: File | null) => void;
};

/** JPEG, PNG or GIF of at most 2 MB (SPEC §5). */
export function ProfilePictureField({ value, error, onChange }: ProfilePictureFieldProps) {
  const { t } = useTranslation(['auth', 'schema']);
  return (
    <FileField
      label={t('auth:fields.profile')}
      helperText={t('auth:signUp.profileHint')}
      value={value}
      error={error}
      onChange={onChange}
      accept={SIGN_UP_IMAGE_TYPES}
      maxBytes={SIGN_UP_IMAGE_MAX_BYTES}
      preview="round"
      messages={{
        type: () => t('schema:validation.invalidImageType'),
        size: () => t('schema:validation.imageSizeLimit'),
      }}
    />
  );
}
