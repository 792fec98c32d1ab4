import { useTranslation } from 'react-i18next';
import { UPLOAD_MAX_BYTES } from '@plumbline/shared-schema/limits';
import { ATTACHMENT_TYPES } from '@plumbline/shared-schema/options';
import { FileField } from '@plumbline/shared-ui/FileField';
import { FormField } from '@plumbline/shared-ui/Form';
import type { PostContractValues } from './post-contract-schema';

type AttachmentFieldProps = { file: File | null; onChange: (file: File | null) => void };

/** One file of the types and the size SPEC §5 allows, refused with its two messages. */
export function AttachmentField({ file, onChange }: AttachmentFieldProps) {
  const { t } = useTranslation('jobs');
  return (
    <FormField<PostContractValues> name="attachmentName" label={t('post.attachment')}>
      {(field) => (
        <FileField
          id={field.id}
          label={t('post.attachment')}
          helperText={t('post.attachmentHint')}
          value={file}
          onChange={(next) => {
            onChange(next);
            field.onChange(next?.name ?? '');
          }}
          accept={ATTACHMENT_TYPES}
          maxBytes={UPLOAD_MAX_BYTES}
          messages={{
            type: (name) => t('schema:validation.attachmentType', { name }),
            size: (name) => t('schema:validation.attachmentSize', { name }),
          }}
          preview="square"
          error={field.error}
        />
      )}
    </FormField>
  );
}
