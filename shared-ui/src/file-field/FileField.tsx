import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DropZone } from './DropZone';
import { fileKinds } from '@plumbline/shared-schema/attachments';
import { DotLine } from '@plumbline/shared-ui/text';
import { FileButton } from './FileButton';
import { useObjectUrl } from './use-object-url';

export { DropZone } from './DropZone';
export { FileButton } from './FileButton';
export { useObjectUrl } from './use-object-url';

export type FileFieldProps = {
  label: string;
  value: File | null;
  onChange: (file: File | null) => void;
  /** MIME types; `image/*` works too. */
  accept: readonly string[];
  maxBytes: number;
  /** Texts for a refused file, from its name. */
  messages: { type: (fileName: string) => string; size: (fileName: string) => string };
  helperText?: string;
  /** An error from elsewhere: the form or the server. */
  error?: string | undefined;
  /** Shows a picture; `round` for a face. */
  preview?: 'none' | 'square' | 'round';
  /** Says that a file can be dropped here too; without it none can. */
  dropText?: string;
  /** Of the input, which the error summary links to. */
  id?: string;
};

function isAccepted(file: File, accept: readonly string[]): boolean {
  return accept.some((type) =>
    type.endsWith('/*') ? file.type.startsWith(type.slice(0, -1)) : file.type === type,
  );
}

type Choice = Pick<FileFieldProps, 'accept' | 'maxBytes' | 'messages' | 'onChange'>;

/** A file that fails the checks shows why and keeps the earlier one. */
function useFileChoice({ accept, maxBytes, messages, onChange }: Choice) {
  const { t } = useTranslation('ui');
  const [refusal, setRefusal] = useState<ReactNode>();

  function take([file]: readonly File[]) {
    if (!file) return;
    const isOfKind = isAccepted(file, accept);
    if (isOfKind && file.size <= maxBytes) {
      setRefusal(undefined);
      onChange(file);
    } else if (isOfKind) setRefusal(messages.size(file.name));
    else {
      const text = messages.type(file.name);
      const kinds = fileKinds(accept);
      const isSaid = kinds.split(', ').every((kind) => text.includes(kind));
      setRefusal(isSaid ? text : <DotLine facts={[text, t('file.kinds', { kinds })]} />);
    }
  }

  function remove() {
    setRefusal(undefined);
    onChange(null);
  }
  return { refusal, take, remove };
}

/** Checks type and size of the chosen file, previews pictures and removes it on request. */
export function FileField(props: FileFieldProps) {
  const { label, value, accept, helperText, error, dropText, preview = 'none' } = props;
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
      <DropZone text={dropText} onDrop={take}>
        <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          {value && preview !== 'none' && <Preview file={value} isRound={preview === 'round'} />}
          <FileButton
            inputRef={input}
            id={id}
            label={label}
            text={t(value ? 'file.replace' : 'file.choose')}
            isInvalid={Boolean(problem)}
            accept={accept}
            describedBy={`${id}-text`}
            onChoose={take}
          />
          {value && (
            <>
              <Typography sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>{value.name}</Typography>
              <Button
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
      </DropZone>
      <FormHelperText id={`${id}-text`} error={Boolean(problem)} role={problem ? 'alert' : undefined}>
        {problem ?? helperText}
      </FormHelperText>
    </Box>
  );
}

/** Renders nothing for files other than pictures. */
function Preview({ file, isRound }: { file: File; isRound: boolean }) {
  const url = useObjectUrl(file);
  if (!url) return null;
  return (
    <Box
      component="img"
      src={url}
      alt=""
      sx={{ width: 80, height: 80, objectFit: 'cover', borderRadius: isRound ? '50%' : 1 }}
    />
  );
}
