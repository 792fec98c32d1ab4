import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageFile } from '@plumbline/shared-schema/messages';
import { PatientImage } from '@plumbline/shared-ui/cards';
import { PictureDialog } from '@plumbline/shared-ui/dialogs';
import { ExternalLink } from '@plumbline/shared-ui/text';

type PictureViewerProps = {
  /** The pictures of one message. */
  pictures: readonly MessageFile[];
  /** The one to begin with. */
  firstId: string;
  onClose: () => void;
};

/** The pictures of a message, one at a time. */
export function PictureViewer({ pictures, firstId, onClose }: PictureViewerProps) {
  const { t } = useTranslation('messaging');
  const [shownId, setShownId] = useState(firstId);
  const index = Math.max(
    0,
    pictures.findIndex(({ _id }) => _id === shownId),
  );
  const picture = pictures[index];
  if (!picture) return null;

  return (
    <PictureDialog
      title={picture.name}
      index={index}
      count={pictures.length}
      onTurn={(next) => setShownId(pictures[next]?._id ?? shownId)}
      onClose={onClose}
      aside={<ExternalLink href={picture.url}>{t('files.original')}</ExternalLink>}
    >
      <PatientImage
        key={picture._id}
        src={picture.url}
        alt={t('files.picture', { name: picture.name })}
        sx={{ display: 'block', mx: 'auto', maxWidth: '100%', maxHeight: '68dvh', objectFit: 'contain' }}
      />
    </PictureDialog>
  );
}
