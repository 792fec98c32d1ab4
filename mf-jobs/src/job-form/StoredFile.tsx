import { useTranslation } from 'react-i18next';
import type { Picture } from '@plumbline/shared-schema/pictures';
import { Button } from '@plumbline/shared-ui/actions';
import { PatientImage } from '@plumbline/shared-ui/cards';
import { AttachFileIcon } from '@plumbline/shared-ui/more-icons';
import { Paper, Stack } from '@plumbline/shared-ui/layout';
import { ExternalLink, Typography } from '@plumbline/shared-ui/text';

/** A file the server has: its name, its signed URL, and what shows it where it is a picture. */
export type StoredAttachment = {
  name: string;
  href: string;
  thumbnail: string | null;
  picture: Picture | null;
};

type StoredFileProps = { file: StoredAttachment; isRemoved: boolean; onRemove: (isRemoved: boolean) => void };

export function StoredFile({ file, isRemoved, onRemove }: StoredFileProps) {
  const { t } = useTranslation('jobs');
  return (
    <Paper variant="outlined" sx={{ p: 1.5 }}>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        {file.thumbnail && !isRemoved ? (
          <PatientImage
            src={file.thumbnail}
            alt=""
            sx={{ width: 64, height: 64, objectFit: 'cover', borderRadius: 1 }}
          />
        ) : (
          <AttachFileIcon aria-hidden />
        )}
        <Typography component="div" sx={{ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          {isRemoved ? (
            t('post.storedRemoved', { name: file.name })
          ) : (
            <ExternalLink href={file.href}>{file.name}</ExternalLink>
          )}
        </Typography>
        <Button size="small" color={isRemoved ? 'primary' : 'error'} onClick={() => onRemove(!isRemoved)}>
          {isRemoved ? t('post.keepStored') : t('ui:file.remove', { name: file.name })}
        </Button>
      </Stack>
    </Paper>
  );
}
