import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageFile } from '@plumbline/shared-schema/messages';
import { Button } from '@plumbline/shared-ui/actions';
import { PatientImage } from '@plumbline/shared-ui/cards';
import { TitledDialog } from '@plumbline/shared-ui/dialogs';
import { ChevronLeftIcon, ChevronRightIcon } from '@plumbline/shared-ui/icons';
import { Box } from '@plumbline/shared-ui/layout';
import { ExternalLink, Typography } from '@plumbline/shared-ui/text';

type PictureViewerProps = {
  /** The pictures of one message. */
  pictures: readonly MessageFile[];
  /** The one to begin with. */
  firstId: string;
  onClose: () => void;
};

/** The pictures of a message, one at a time, as large as the window allows; arrow keys turn to the next. */
export function PictureViewer({ pictures, firstId, onClose }: PictureViewerProps) {
  const { t } = useTranslation('messaging');
  const [shownId, setShownId] = useState(firstId);
  const index = Math.max(
    0,
    pictures.findIndex(({ _id }) => _id === shownId),
  );
  const picture = pictures[index];
  const before = pictures[index - 1]?._id;
  const after = pictures[index + 1]?._id;
  useArrowKeys({ ArrowLeft: before, ArrowRight: after }, setShownId);
  if (!picture) return null;

  return (
    <TitledDialog
      size="page"
      title={picture.name}
      onClose={onClose}
      actions={
        <>
          {pictures.length > 1 && (
            <>
              <Button
                startIcon={<ChevronLeftIcon />}
                disabled={before === undefined}
                onClick={() => before !== undefined && setShownId(before)}
              >
                {t('files.previous')}
              </Button>
              <Typography variant="body2" role="status">
                {t('files.position', { position: index + 1, count: pictures.length })}
              </Typography>
              <Button
                endIcon={<ChevronRightIcon />}
                disabled={after === undefined}
                onClick={() => after !== undefined && setShownId(after)}
              >
                {t('files.next')}
              </Button>
            </>
          )}
          <Box sx={{ ml: 'auto' }}>
            <ExternalLink href={picture.url}>{t('files.original')}</ExternalLink>
          </Box>
        </>
      }
    >
      <PatientImage
        key={picture._id}
        src={picture.url}
        alt={t('files.picture', { name: picture.name })}
        sx={{ display: 'block', mx: 'auto', maxWidth: '100%', maxHeight: '68dvh', objectFit: 'contain' }}
      />
    </TitledDialog>
  );
}

type Turns = Record<string, string | undefined>;

function useArrowKeys(turns: Turns, turnTo: (id: string) => void): void {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const id = turns[key];
      if (id !== undefined) turnTo(id);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
