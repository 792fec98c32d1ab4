import { useTranslation } from 'react-i18next';
import { useOutgoingFiles } from '@plumbline/shared-api/outbox';
import { IconButton } from '@plumbline/shared-ui/actions';
import { useObjectUrl } from '@plumbline/shared-ui/FileField';
import { Box, Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { DeleteIcon } from '@plumbline/shared-ui/more-icons';
import { Typography } from '@plumbline/shared-ui/text';
import { PICTURE_RATIO } from './PictureTile';
import type { UnsentPicture } from './use-job-files';

const PICTURE = { display: 'block', width: '100%', height: 'auto', aspectRatio: PICTURE_RATIO } as const;

type SendingTileProps = {
  picture: UnsentPicture;
  /** It waits for a network. */
  isWaiting: boolean;
  onRemove: () => void;
};

/** A picture of the job that the server does not have yet. */
export function SendingTile({
  picture: { clientMessageId, files = [] },
  isWaiting,
  onRemove,
}: SendingTileProps) {
  const { t } = useTranslation('jobs');
  const [file = null] = useOutgoingFiles(clientMessageId);
  const url = useObjectUrl(file);
  const name = files[0]?.name ?? '';

  return (
    <Stack spacing={0.5}>
      {url === undefined ? (
        <Skeleton variant="rounded" sx={PICTURE} />
      ) : (
        <Box
          component="img"
          src={url}
          alt=""
          sx={{ ...PICTURE, borderRadius: 1, objectFit: 'cover', opacity: 0.6 }}
        />
      )}
      <Stack direction="row" sx={{ alignItems: 'flex-start', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="body2" role="status" sx={{ overflowWrap: 'anywhere', minWidth: 0, pt: 0.75 }}>
          {t(isWaiting ? 'post.pictureWaits' : 'post.sendingPicture', { name })}
        </Typography>
        {isWaiting && (
          <IconButton label={t('ui:file.remove', { name })} size="small" onClick={onRemove}>
            <DeleteIcon />
          </IconButton>
        )}
      </Stack>
    </Stack>
  );
}
