import { useTranslation } from 'react-i18next';
import { IconButton } from '@plumbline/shared-ui/actions';
import { AttachFileIcon, CloseIcon } from '@plumbline/shared-ui/icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { fileSize } from '../file-size/file-size';

type ChosenFilesProps = { files: readonly File[]; onRemove: (file: File) => void };

/** What will be sent, each with a way to leave it out. */
export function ChosenFiles({ files, onRemove }: ChosenFilesProps) {
  const { t, i18n } = useTranslation('contracts');
  const language = i18n.resolvedLanguage ?? 'en';
  if (files.length === 0) return null;
  return (
    <Stack
      component="ul"
      aria-label={t('submitWork.chosen')}
      spacing={0.5}
      sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none' }}
    >
      {files.map((file, index) => (
        <Stack
          // Two files may have one name.
          key={`${String(index)} ${file.name}`}
          component="li"
          direction="row"
          spacing={1}
          sx={{ alignItems: 'center', minWidth: 0 }}
        >
          <AttachFileIcon fontSize="small" aria-hidden />
          <Typography sx={{ overflowWrap: 'anywhere', minWidth: 0, flexGrow: 1 }}>{file.name}</Typography>
          <Typography variant="body2" color="text.secondary" sx={{ flexShrink: 0 }}>
            {fileSize(file.size, language)}
          </Typography>
          <IconButton
            label={t('submitWork.remove', { name: file.name })}
            size="small"
            onClick={() => {
              onRemove(file);
            }}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Stack>
      ))}
    </Stack>
  );
}
