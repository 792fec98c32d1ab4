import { useTranslation } from 'react-i18next';
import { Button } from '@plumbline/shared-ui/actions';
import { AttachFileIcon } from '@plumbline/shared-ui/more-icons';
import { Paper, Stack } from '@plumbline/shared-ui/layout';
import { ExternalLink, Typography } from '@plumbline/shared-ui/text';

/** A file the server has: its name and its signed URL. */
export type StoredAttachment = { name: string; href: string };

type StoredFileProps = { file: StoredAttachment; isRemoved: boolean; onRemove: (isRemoved: boolean) => void };

export function StoredFile({ file, isRemoved, onRemove }: StoredFileProps) {
  const { t } = useTranslation('jobs');
  return (
    <Paper variant="outlined" sx={{ p: 1.5 }}>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <AttachFileIcon aria-hidden />
        <Typography component="div" sx={{ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          {isRemoved ? (
            t('post.storedRemoved', { name: file.name })
          ) : (
            <ExternalLink href={file.href}>{file.name}</ExternalLink>
          )}
        </Typography>
        <Button size="small" onClick={() => onRemove(!isRemoved)}>
          {isRemoved ? t('post.keepStored') : t('ui:file.remove', { name: file.name })}
        </Button>
      </Stack>
    </Paper>
  );
}
