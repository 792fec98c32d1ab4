import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ATTACHMENT_TYPES } from '@plumbline/shared-schema/options';
import { Button } from '@plumbline/shared-ui/actions';
import { AttachFileIcon } from '@plumbline/shared-ui/icons';
import { Box } from '@plumbline/shared-ui/layout';
import { visuallyHidden } from '@plumbline/shared-ui/text';

type ChooseFilesProps = {
  id: string;
  inputRef: Ref<HTMLInputElement>;
  isInvalid: boolean;
  onChoose: (files: readonly File[]) => void;
};

/** The browser's input for several files in the dress of a button; the input keeps focus and keyboard. */
export function ChooseFiles({ id, inputRef, isInvalid, onChoose }: ChooseFilesProps) {
  const { t } = useTranslation('contracts');
  return (
    <Button
      component="label"
      role={undefined}
      variant="outlined"
      startIcon={<AttachFileIcon />}
      tabIndex={-1}
      sx={{ '&:focus-within': { outline: '3px solid var(--plumbline-focus)', outlineOffset: 2 } }}
    >
      {t('submitWork.choose')}
      <Box
        component="input"
        ref={inputRef}
        id={id}
        type="file"
        multiple
        accept={ATTACHMENT_TYPES.join(',')}
        aria-label={t('submitWork.files')}
        aria-invalid={isInvalid || undefined}
        aria-describedby={`${id}-hint ${id}-errors`}
        onChange={({ target }) => {
          onChoose(Array.from(target.files ?? []));
          // The same file can be chosen again after it was removed.
          target.value = '';
        }}
        sx={visuallyHidden}
      />
    </Button>
  );
}
