import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AttachFileIcon } from '@plumbline/shared-ui/more-icons';
import { visuallyHidden } from '@plumbline/shared-ui/text';
import type { Ref } from 'react';

export type FileButtonProps = {
  inputRef: Ref<HTMLInputElement>;
  id: string;
  /** Accessible name of the input. */
  label: string;
  text: string;
  accept: readonly string[];
  isMultiple?: boolean;
  isInvalid: boolean;
  describedBy: string;
  onChoose: (files: readonly File[]) => void;
};

/** A native file input styled as a button. */
export function FileButton(props: FileButtonProps) {
  const { inputRef, id, label, text, accept, isMultiple = false, isInvalid, describedBy, onChoose } = props;
  return (
    <Button
      component="label"
      role={undefined}
      variant="outlined"
      startIcon={<AttachFileIcon />}
      tabIndex={-1}
      sx={{ '&:focus-within': { outline: '3px solid var(--plumbline-focus)', outlineOffset: 2 } }}
    >
      {text}
      <Box
        component="input"
        ref={inputRef}
        id={id}
        type="file"
        multiple={isMultiple}
        accept={accept.join(',')}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          onChoose(Array.from(target.files ?? []));
          // So that the same file can be chosen again after its removal.
          target.value = '';
        }}
        sx={visuallyHidden}
      />
    </Button>
  );
}
