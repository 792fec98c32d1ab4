import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AttachFileIcon } from '@plumbline/shared-ui/icons';
import { visuallyHidden } from '@plumbline/shared-ui/text';
import type { ChangeEventHandler, Ref } from 'react';
import { useTranslation } from 'react-i18next';

type FileButtonProps = {
  inputRef: Ref<HTMLInputElement>;
  id: string;
  label: string;
  hasFile: boolean;
  isInvalid: boolean;
  accept: readonly string[];
  onChange: ChangeEventHandler<HTMLInputElement>;
};

/** The browser's file input in the dress of a button; the input keeps focus and keyboard. */
export function FileButton({ inputRef, id, label, hasFile, isInvalid, accept, onChange }: FileButtonProps) {
  const { t } = useTranslation('ui');
  return (
    <Button
      component="label"
      role={undefined}
      variant="outlined"
      startIcon={<AttachFileIcon />}
      tabIndex={-1}
      sx={{ '&:focus-within': { outline: '3px solid var(--plumbline-focus)', outlineOffset: 2 } }}
    >
      {t(hasFile ? 'file.replace' : 'file.choose')}
      <Box
        component="input"
        ref={inputRef}
        id={id}
        type="file"
        accept={accept.join(',')}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={`${id}-text`}
        onChange={onChange}
        sx={visuallyHidden}
      />
    </Button>
  );
}
