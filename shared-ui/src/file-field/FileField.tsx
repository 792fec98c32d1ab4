import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from './FileButton';
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
  /** The input's own id: the error summary leads there. */
  id?: string;
};

function isAccepted(file: File, accept: readonly string[]): boolean {
  return accept.some((type) =>
    type.endsWith('/*') ? file.type.startsWith(type.slice(0, -1)) : file.type === type,
  );
}

type Choice = Pick<FileFieldProps, 'accept' | 'maxBytes' | 'messages' | 'onChange'>;

/** Takes a file that passes the checks; otherwise says why not and keeps the earlier one. */
function useFileChoice({ accept, maxBytes, messages, onChange }: Choice) {
  const [refusal, setRefusal] = useState<string>();

  function take(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // The same file can be chosen again after it was removed.
    event.target.value = '';
    if (!file) return;
    const size = file.size <= maxBytes ? undefined : messages.size(file.name);
    const problem = isAccepted(file, accept) ? size : messages.type(file.name);
    setRefusal(problem);
    if (problem === undefined) onChange(file);
  }

  function remove() {
    setRefusal(undefined);
    onChange(null);
  }
  return { refusal, take, remove };
}

/** Chooses one file, checks type and size before it is taken, previews pictures, lets it be removed. */
export function FileField(props: FileFieldProps) {
  const { label, value, accept, helperText, error, preview = 'none' } = props;
  const { t } = useTranslation('ui');
  const ownId = useId();
  const id = props.id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const { refusal, take, remove } = useFileChoice(props);
  const problem = refusal ?? error;

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
        <FileButton
          inputRef={input}
          id={id}
          label={label}
          hasFile={value !== null}
          isInvalid={Boolean(problem)}
          accept={accept}
          onChange={take}
        />
        {value && (
          <>
            <Typography sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>{value.name}</Typography>
            <Button
              color="error"
              size="small"
              onClick={() => {
                remove();
                input.current?.focus();
              }}
            >
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
