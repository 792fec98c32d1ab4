import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SUBMISSION_FILES_MAX, UPLOAD_MAX_BYTES } from '@plumbline/shared-schema/limits';
import { fileKinds } from '@plumbline/shared-schema/attachments';
import { ATTACHMENT_TYPES } from '@plumbline/shared-schema/options';
import { FormHelperText } from '@plumbline/shared-ui/fields';
import { FileButton } from '@plumbline/shared-ui/FileField';
import { FormField } from '@plumbline/shared-ui/Form';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { ChosenFiles } from './ChosenFiles';

type WorkFilesFieldProps = { files: readonly File[]; onChange: (files: readonly File[]) => void };

/** Up to ten files, each checked before it is taken; a refused one leaves the others. */
export function WorkFilesField({ files, onChange }: WorkFilesFieldProps) {
  const { t } = useTranslation('contracts');
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const input = useRef<HTMLInputElement>(null);

  function add(chosen: readonly File[]) {
    const next = withAdded(files, chosen);
    setRefusals(next.refusals);
    onChange(next.files);
  }

  return (
    <FormField name="files" label={t('submitWork.files')}>
      {(field) => {
        const isInvalid = refusals.length > 0 || field.error !== undefined;
        return (
          <Box>
            <Typography component="label" htmlFor={field.id} variant="body2" sx={{ fontWeight: 600 }}>
              {t('submitWork.files')}
            </Typography>
            <FormHelperText id={`${field.id}-hint`} sx={{ mb: 1 }}>
              {t('submitWork.filesHint')}
            </FormHelperText>
            <FileButton
              id={field.id}
              inputRef={input}
              label={t('submitWork.files')}
              text={t('submitWork.choose')}
              accept={ATTACHMENT_TYPES}
              isMultiple
              isInvalid={isInvalid}
              describedBy={`${field.id}-hint ${field.id}-errors`}
              onChoose={add}
            />
            <Box id={`${field.id}-errors`} role={isInvalid ? 'alert' : undefined}>
              <RefusalTexts refusals={refusals} />
              {field.error !== undefined && <FormHelperText error>{field.error}</FormHelperText>}
            </Box>
            <ChosenFiles
              files={files}
              onRemove={(removed) => {
                setRefusals([]);
                onChange(files.filter((file) => file !== removed));
                // The button goes with its row.
                input.current?.focus();
              }}
            />
          </Box>
        );
      }}
    </FormField>
  );
}

function RefusalTexts({ refusals }: { refusals: readonly Refusal[] }) {
  const { t } = useTranslation('contracts');
  const surplus = refusals.filter(({ reason }) => reason === 'count').map(({ name }) => name);
  return (
    <>
      {refusals
        .filter(({ reason }) => reason !== 'count')
        .map(({ reason, name }) => (
          <FormHelperText key={name} error>
            {t(`schema:validation.${reason === 'type' ? 'attachmentType' : 'attachmentSize'}`, { name })}
          </FormHelperText>
        ))}
      {refusals.some(({ reason }) => reason === 'type') && (
        <FormHelperText error>{t('ui:file.kinds', { kinds: fileKinds() })}</FormHelperText>
      )}
      {surplus.length > 0 && (
        <FormHelperText error>{t('submitWork.tooMany', { names: surplus.join(', ') })}</FormHelperText>
      )}
    </>
  );
}

type Refusal = { reason: 'type' | 'size' | 'count'; name: string };

function refusalOf({ type, size }: File): 'type' | 'size' | undefined {
  if (!(ATTACHMENT_TYPES as readonly string[]).includes(type)) return 'type';
  return size > UPLOAD_MAX_BYTES ? 'size' : undefined;
}

/** The files chosen so far with the good ones of `added`, up to ten, and why the others are not among them. */
function withAdded(files: readonly File[], added: readonly File[]) {
  const next = [...files];
  const refusals: Refusal[] = [];
  for (const file of added) {
    const reason = refusalOf(file) ?? (next.length < SUBMISSION_FILES_MAX ? undefined : 'count');
    if (reason) refusals.push({ reason, name: file.name });
    else next.push(file);
  }
  return { files: next, refusals };
}
