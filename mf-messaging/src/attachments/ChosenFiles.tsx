import { useTranslation } from 'react-i18next';
import { IconButton } from '@plumbline/shared-ui/actions';
import { CloseIcon } from '@plumbline/shared-ui/icons';
import { Box } from '@plumbline/shared-ui/layout';
import { FileTile } from './FileTile';
import type { Attachments } from './use-attachments';
import { useObjectUrl } from './use-object-url';

type ChosenFilesProps = {
  attachments: Attachments;
  /** The button of a removed file is gone. */
  onRemoved: () => void;
};

const LIST = { display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' } as const;
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
        <Box component="ul" role="list" aria-label={t('files.chosen')} sx={LIST}>
          {files.map((file, index) => (
            <ChosenFile
              // Two files may have the same name.
              key={`${String(index)} ${file.name}`}
              file={file}
              onRemove={() => {
                remove(file);
                onRemoved();
              }}
            />
          ))}
        </Box>
      )}
    </>
  );
}

function ChosenFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  const { t } = useTranslation('messaging');
  const picture = useObjectUrl(file);

  return (
    <Box component="li" sx={TILE}>
      <FileTile name={file.name} size={file.size} picture={picture} />
      <IconButton label={t('ui:file.remove', { name: file.name })} onClick={onRemove}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
