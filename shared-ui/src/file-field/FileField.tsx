import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AttachFileIcon } from '@plumbline/shared-ui/icons';
import { visuallyHidden } from '@plumbline/shared-ui/text';
import { useId, useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Preview } from './Preview';

export type FileFieldProps = {
  label: string;
  value: File | null;
  onChange: (file: File | null) => void;
  /** MIME types, e.g. `['image/png', 'application/pdf']`; `image/*` is understood. */
  accept: readonly string[];
  maxBytes: number;
  /** Translated texts for a refused file (SPEC §5 gives them, e.g. 'Invalid file type:' and the name). */
  messages: { type: (fileName: string) => string; size: (fileName: string) => string };
  helperText?: string;
  /** An error from elsewhere: the form or the server. */
  error?: string | undefined;
  /** Shows a picture; `round` for faces. */
  preview?: 'none' | 'square' | 'round';
};

function isAccepted(file: File, accept: readonly string[]): boolean {
  return accept.some((type) =>
    type.endsWith('/*') ? file.type.startsWith(type.slice(0, -1)) : file.type === type,
  );
}

/** Chooses one file, checks type and size before it is taken, previews pictures, lets it be removed. */
export function FileField({
  label,
  value,
  onChange,
  accept,
  maxBytes,
  messages,
  helperText,
  error,
  preview = 'none',
}: FileFieldProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const problem = refusal ?? error;

  function take(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    const type = isAccepted(file, accept) ? undefined : messages.type(file.name);
    const size = file.size <= maxBytes ? undefined : messages.size(file.name);
    setRefusal(type ?? size);
    if (!type && !size) onChange(file);
  }

  function remove() {
    setRefusal(undefined);
    onChange(null);
    input.current?.focus();
  }

  return (
    <Box>
      <Typography
        component="label"
        htmlFor={id}
        variant="body2"
        sx={{ display: 'block', fontWeight: 600, mb: 1 }}
      >
        {label}
      </Typography>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        {value && preview !== 'none' && <Preview file={value} isRound={preview === 'round'} />}
        <Button
          component="label"
          variant="outlined"
          startIcon={<AttachFileIcon />}
          tabIndex={-1}
          sx={{ '&:focus-within': { outline: '3px solid var(--plumbline-focus)', outlineOffset: 2 } }}
        >
          {t(value ? 'file.replace' : 'file.choose')}
          <Box
            component="input"
            ref={input}
            id={id}
            type="file"
            accept={accept.join(',')}
            aria-label={label}
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-text`}
            onChange={take}
            sx={visuallyHidden}
          />
        </Button>
        {value && (
          <>
            <Typography sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>{value.name}</Typography>
            <Button color="error" size="small" onClick={remove}>
              {t('file.remove', { name: value.name })}
            </Button>
          </>
        )}
      </Stack>
      <FormHelperText id={`${id}-text`} error={Boolean(problem)} role={problem ? 'alert' : undefined}>
        {problem ?? helperText}
      </FormHelperText>
    </Box>
  );
}
