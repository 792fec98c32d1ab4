import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ATTACHMENT_TYPES } from '@plumbline/shared-schema/options';
import { IconButton } from '@plumbline/shared-ui/actions';
import { AttachFileIcon } from '@plumbline/shared-ui/more-icons';

/** Chooses pictures and PDFs. */
export function AttachButton({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const { t } = useTranslation('messaging');
  const input = useRef<HTMLInputElement>(null);

  return (
    <>
      <IconButton label={t('files.attach')} onClick={() => input.current?.click()}>
        <AttachFileIcon />
      </IconButton>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ATTACHMENT_TYPES.join(',')}
        data-testid="attachments"
        onChange={({ target }) => {
          onChoose(Array.from(target.files ?? []));
          // So that the same file can be chosen again after its removal.
          target.value = '';
        }}
      />
    </>
  );
}
