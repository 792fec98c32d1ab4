import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { attachmentProblem, fileKinds } from '@plumbline/shared-schema/attachments';
import { JOB_PICTURES_MAX } from '@plumbline/shared-schema/limits';
import { ATTACHMENT_TYPES } from '@plumbline/shared-schema/options';
import { Button } from '@plumbline/shared-ui/actions';
import { FormHelperText } from '@plumbline/shared-ui/fields';
import { DropZone, FileButton } from '@plumbline/shared-ui/FileField';
import { type FieldState, FormField, useFormContext, useWatch } from '@plumbline/shared-ui/Form';
import { Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { isPicture } from './is-picture';
import type { JobFormValues } from './job-schema';
import { PictureList } from './PictureList';
import { StoredFile } from './StoredFile';
import type { JobFiles } from './use-job-files';

export type AttachmentFieldProps = { files: JobFiles };

/** Up to ten pictures, which are sent at once, and one file that is none; a new one of these replaces the stored one. */
export function AttachmentField({ files }: AttachmentFieldProps) {
  const { t } = useTranslation('jobs');
  return (
    <FormField<JobFormValues> name="attachmentName" label={t('post.attachment')}>
      {(field) => <Picker field={field} files={files} />}
    </FormField>
  );
}

function Picker({ field, files }: AttachmentFieldProps & { field: FieldState }) {
  const { t } = useTranslation('jobs');
  const input = useRef<HTMLInputElement>(null);
  const { refusals, take } = useChoice(field, files);
  const problems = field.error === undefined ? refusals : [...refusals, field.error];
  const focusInput = () => input.current?.focus();
  const textId = `${field.id}-text`;

  return (
    <Stack spacing={1.5}>
      <Typography component="label" htmlFor={field.id} variant="body2" sx={{ fontWeight: 600 }}>
        {t('post.attachment')}
      </Typography>
      <DropZone text={t('post.drop')} onDrop={take}>
        <FileButton
          inputRef={input}
          id={field.id}
          label={t('post.attachment')}
          text={t('post.choose')}
          accept={ATTACHMENT_TYPES}
          isMultiple
          isInvalid={problems.length > 0}
          describedBy={textId}
          onChoose={take}
        />
      </DropZone>
      <div id={textId}>
        <div role={problems.length > 0 ? 'alert' : undefined}>
          {problems.map((problem) => (
            <FormHelperText key={problem} error>
              {problem}
            </FormHelperText>
          ))}
        </div>
        <FormHelperText>{t('post.attachmentHint', { kinds: fileKinds() })}</FormHelperText>
      </div>
      <PictureList files={files} onEmptied={focusInput} />
      <OtherFile field={field} files={files} onRemoved={focusInput} />
    </Stack>
  );
}

/** What is chosen or dropped; a file that is refused says why and leaves the others. */
function useChoice(field: FieldState, files: JobFiles) {
  const { t } = useTranslation('jobs');
  const pictures = useWatch<JobFormValues, 'pictures'>({ name: 'pictures' });
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const room = JOB_PICTURES_MAX - pictures.length - files.sending.length;

  function take(chosen: readonly File[]) {
    const { taken, refused } = judge(chosen, room);
    setRefusals(
      refused.map(({ name, reason }) =>
        reason === 'count' ? t('post.tooManyPictures', { name }) : t(`schema:validation.${reason}`, { name }),
      ),
    );
    files.send(taken.filter(isPictureFile));
    const other = taken.find((file) => !isPictureFile(file));
    if (other === undefined) return;
    files.setFile(other);
    field.onChange(other.name);
  }
  return { refusals, take };
}

type OtherFileProps = { field: FieldState; files: JobFiles; onRemoved: () => void };

/** The file that is no picture: chosen, or there already. */
function OtherFile({ field, files, onRemoved }: OtherFileProps) {
  const { setValue } = useFormContext<JobFormValues>();
  const isRemoved = useWatch<JobFormValues, 'removesAttachment'>({ name: 'removesAttachment' });
  if (files.file)
    return (
      <ChosenFile
        name={files.file.name}
        onRemove={() => {
          files.setFile(null);
          field.onChange('');
          onRemoved();
        }}
      />
    );
  if (!files.stored) return null;
  return (
    <StoredFile
      file={files.stored}
      isRemoved={isRemoved}
      onRemove={(next) => setValue('removesAttachment', next, { shouldDirty: true })}
    />
  );
}

function ChosenFile({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { t } = useTranslation('jobs');
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>{name}</Typography>
      <Button size="small" onClick={onRemove}>
        {t('ui:file.remove', { name })}
      </Button>
    </Stack>
  );
}

const isPictureFile = ({ type }: File) => isPicture(type);
const REASONS = { ATTACHMENT_TYPE: 'attachmentType', ATTACHMENT_TOO_LARGE: 'attachmentSize' } as const;
type FileRefusal = { name: string; reason: (typeof REASONS)[keyof typeof REASONS] | 'count' };

/** Which of the chosen files are taken where there is room for so many pictures, and why the others are not. */
function judge(chosen: readonly File[], room: number): { taken: File[]; refused: FileRefusal[] } {
  const taken: File[] = [];
  const refused: FileRefusal[] = [];
  for (const file of chosen) {
    const problem = attachmentProblem(file);
    const isTooMany = isPictureFile(file) && taken.filter(isPictureFile).length >= room;
    if (problem !== undefined) refused.push({ name: file.name, reason: REASONS[problem] });
    else if (isTooMany) refused.push({ name: file.name, reason: 'count' });
    else taken.push(file);
  }
  return { taken, refused };
}
