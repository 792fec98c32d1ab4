import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UPLOAD_MAX_BYTES } from '@plumbline/shared-schema/limits';
import { PICTURE_TYPES } from '@plumbline/shared-schema/profiles';
import { PatientImage } from '@plumbline/shared-ui/cards';
import { FormHelperText } from '@plumbline/shared-ui/fields';
import { FileButton } from '@plumbline/shared-ui/FileField';
import { FormField, type FieldState } from '@plumbline/shared-ui/Form';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { smaller } from './smaller';

type PictureFieldProps = {
  name: string;
  /** Names the field in the error summary. */
  label: string;
  /** On the button, and its accessible name. */
  choose: string;
  /** The picture there is already. */
  current?: string | null | undefined;
  /** In pixels, of what is sent. */
  longestSide: number;
  look: 'round' | 'wide';
};

/** A picture, shown as soon as it is chosen. One that is refused says why, and the one before it stays. */
export function PictureField({ name, label, ...props }: PictureFieldProps) {
  return (
    <FormField name={name} label={label}>
      {(field) => <PicturePicker field={field} label={label} {...props} />}
    </FormField>
  );
}

type PicturePickerProps = Omit<PictureFieldProps, 'name'> & { field: FieldState };

function PicturePicker({ field, label, choose, current, longestSide, look }: PicturePickerProps) {
  const { t } = useTranslation('profile');
  const input = useRef<HTMLInputElement>(null);
  const file = field.value instanceof File ? field.value : null;
  const { refusal, take } = useChoice(field, longestSide);
  const problem = refusal ?? field.error;
  const textId = `${field.id}-text`;

  return (
    <Stack spacing={1} sx={{ minWidth: 0, alignItems: look === 'round' ? 'center' : 'stretch' }}>
      {look === 'wide' && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
      )}
      <Preview file={file} current={current} look={look} />
      <FileButton
        inputRef={input}
        id={field.id}
        label={choose}
        text={choose}
        accept={PICTURE_TYPES}
        isInvalid={Boolean(problem)}
        describedBy={textId}
        onChoose={([chosen]) => {
          if (chosen) take(chosen);
        }}
      />
      <FormHelperText id={textId} error={Boolean(problem)} role={problem ? 'alert' : undefined}>
        {problem ?? t('pictures.hint')}
      </FormHelperText>
    </Stack>
  );
}

/** The chosen file stands in the form at once, and gives way to its smaller copy. */
function useChoice({ value, onChange }: FieldState, longestSide: number) {
  const { t } = useTranslation('profile');
  const [refusal, setRefusal] = useState<string>();
  const latest = useRef<File>(undefined);

  function problemOf(file: File): string | undefined {
    if (!PICTURE_TYPES.some((type) => type === file.type)) return t('pictures.wrongType');
    return file.size > UPLOAD_MAX_BYTES ? t('pictures.tooLarge') : undefined;
  }

  async function makeSmaller(file: File) {
    try {
      const copy = await smaller(file, longestSide);
      if (latest.current === file) onChange(copy);
    } catch (error) {
      if (latest.current !== file) return;
      const reason = error instanceof Error ? error.message : String(error);
      setRefusal(t('schema:failures.processImage', { reason }));
      onChange(value);
    }
  }

  function take(file: File) {
    const problem = problemOf(file);
    setRefusal(problem);
    if (problem !== undefined) return;
    latest.current = file;
    onChange(file);
    void makeSmaller(file);
  }
  return { refusal, take };
}

const FRAME = { bgcolor: 'action.hover', objectFit: 'cover', display: 'block' } as const;
const LOOKS = {
  round: { ...FRAME, width: 160, height: 160, borderRadius: '50%' },
  wide: { ...FRAME, width: '100%', aspectRatio: '4 / 3', borderRadius: 1.5 },
} as const;

type PreviewProps = { file: File | null; current: string | null | undefined; look: 'round' | 'wide' };

function Preview({ file, current, look }: PreviewProps) {
  const { t } = useTranslation('profile');
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) {
      setUrl(undefined);
      return undefined;
    }
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
    };
  }, [file]);
  const shown = url ?? current;
  // A large empty frame would push the fields of a phone off the screen.
  if (!shown) return look === 'round' ? <Box aria-hidden sx={LOOKS.round} /> : null;
  return <PatientImage src={shown} alt={file ? t('pictures.preview') : ''} sx={LOOKS[look]} />;
}
