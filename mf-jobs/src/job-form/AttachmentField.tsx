import { useTranslation } from 'react-i18next';
import { UPLOAD_MAX_BYTES } from '@plumbline/shared-schema/limits';
import { ATTACHMENT_TYPES } from '@plumbline/shared-schema/options';
import { FileField } from '@plumbline/shared-ui/FileField';
import { FormField, useFormContext, useWatch } from '@plumbline/shared-ui/Form';
import { Stack } from '@plumbline/shared-ui/layout';
import type { JobFormValues } from './job-schema';
import { StoredFile } from './StoredFile';
import type { StoredAttachment } from './StoredFile';

export type AttachmentFieldProps = {
  file: File | null;
  onChange: (file: File | null) => void;
  stored?: StoredAttachment | undefined;
};

/** A new file replaces the stored one. */
export function AttachmentField({ file, onChange, stored }: AttachmentFieldProps) {
  const { t } = useTranslation('jobs');
  const { setValue } = useFormContext<JobFormValues>();
  const isRemoved = useWatch<JobFormValues, 'removesAttachment'>({ name: 'removesAttachment' });

  return (
    <FormField<JobFormValues> name="attachmentName" label={t('post.attachment')}>
      {(field) => (
        <Stack spacing={1.5}>
          <FileField
            id={field.id}
            label={t('post.attachment')}
            helperText={t(stored ? 'post.attachmentReplaceHint' : 'post.attachmentHint')}
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
            dropText={t('post.drop')}
            error={field.error}
          />
          {stored && !file && (
            <StoredFile
              file={stored}
              isRemoved={isRemoved}
              onRemove={(next) => setValue('removesAttachment', next, { shouldDirty: true })}
            />
          )}
        </Stack>
      )}
    </FormField>
  );
}
