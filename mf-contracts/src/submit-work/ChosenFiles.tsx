import { useTranslation } from 'react-i18next';
import { IconButton } from '@plumbline/shared-ui/actions';
import { CloseIcon } from '@plumbline/shared-ui/icons';
import { CardList } from '@plumbline/shared-ui/layout';
import { FileLine } from '../file-line/FileLine';

type ChosenFilesProps = { files: readonly File[]; onRemove: (file: File) => void };

/** What will be sent, each file with a button that leaves it out. */
export function ChosenFiles({ files, onRemove }: ChosenFilesProps) {
  const { t } = useTranslation('contracts');
  if (files.length === 0) return null;
  return (
    <CardList
      label={t('submitWork.chosen')}
      rows={files}
      // Two files may have one name.
      keyOf={({ name }, index) => `${String(index)} ${name}`}
      spacing={0.5}
      sx={{ mt: 1.5 }}
    >
      {(file) => (
        <FileLine
          name={file.name}
          size={file.size}
          action={
            <IconButton
              label={t('submitWork.remove', { name: file.name })}
              size="small"
              onClick={() => onRemove(file)}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          }
        />
      )}
    </CardList>
  );
}
