import { useTranslation } from 'react-i18next';
import { IconButton } from '@plumbline/shared-ui/actions';
import { CloseIcon } from '@plumbline/shared-ui/icons';
import { useObjectUrl } from '@plumbline/shared-ui/FileField';
import { Box, CardList } from '@plumbline/shared-ui/layout';
import { FileTile } from './FileTile';
import type { Attachments } from './use-attachments';

type ChosenFilesProps = {
  attachments: Attachments;
  /** The button of a removed file is gone. */
  onRemoved: () => void;
};

const TILE = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  pl: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  minWidth: 0,
  maxWidth: { xs: '100%', sm: 260 },
};

/** What goes with the next message, and why some files do not. */
export function ChosenFiles({ attachments, onRemoved }: ChosenFilesProps) {
  const { t } = useTranslation('messaging');
  const { files, refusals, remove } = attachments;

  return (
    <>
      <Box role="alert" sx={{ color: 'error.main', typography: 'body2' }}>
        {refusals.map((refusal) => (
          <div key={refusal}>{refusal}</div>
        ))}
      </Box>
      {files.length > 0 && (
        <CardList
          label={t('files.chosen')}
          direction="row"
          spacing={0}
          sx={{ flexWrap: 'wrap', gap: 1 }}
          rows={files}
          // Two files may have the same name.
          keyOf={(file, index) => `${String(index)} ${file.name}`}
          itemProps={() => ({ sx: TILE })}
        >
          {(file) => (
            <ChosenFile
              file={file}
              onRemove={() => {
                remove(file);
                onRemoved();
              }}
            />
          )}
        </CardList>
      )}
    </>
  );
}

function ChosenFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  const { t } = useTranslation('messaging');
  const picture = useObjectUrl(file);

  return (
    <>
      <FileTile name={file.name} size={file.size} picture={picture} />
      <IconButton label={t('ui:file.remove', { name: file.name })} onClick={onRemove}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </>
  );
}
