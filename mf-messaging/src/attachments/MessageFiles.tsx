import { useTranslation } from 'react-i18next';
import type { MessageFile } from '@plumbline/shared-schema/messages';
import { PatientImage } from '@plumbline/shared-ui/cards';
import { Box } from '@plumbline/shared-ui/layout';
import { ExternalLink, Link, type LinkProps } from '@plumbline/shared-ui/text';
import { FileTile } from './FileTile';
import { isPicture } from './pictures';
import { PictureGrid, PICTURE } from './PictureGrid';

/** Props of the link that opens the picture with this id. */
export type PictureLink = (fileId: string) => Pick<LinkProps, 'to' | 'state'>;

type MessageFilesProps = { files: readonly MessageFile[]; pictureLink: PictureLink };

/** The files of a message: small pictures that open larger, other files by name. */
export function MessageFiles({ files, pictureLink }: MessageFilesProps) {
  const { t } = useTranslation('messaging');
  const pictures = files.filter(isPicture);
  const others = files.filter((file) => !isPicture(file));

  return (
    <>
      {pictures.length > 0 && (
        <PictureGrid>
          {pictures.map(({ _id, name, url, thumbnailUrl }) => (
            <Link key={_id} {...pictureLink(_id)}>
              <PatientImage
                src={thumbnailUrl ?? url}
                alt={t('files.picture', { name })}
                loading="lazy"
                sx={PICTURE}
              />
            </Link>
          ))}
        </PictureGrid>
      )}
      {others.map(({ _id, name, size, url }) => (
        <FileTile
          key={_id}
          size={size}
          name={
            <Box sx={{ '& a': { color: 'inherit' } }}>
              <ExternalLink href={url}>{name}</ExternalLink>
            </Box>
          }
        />
      ))}
    </>
  );
}
