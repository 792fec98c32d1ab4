import type { DragEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CAPTION_MAX } from '@plumbline/shared-schema/limits';
import type { JobPicture } from '@plumbline/shared-schema/pictures';
import { IconButton } from '@plumbline/shared-ui/actions';
import { PictureImage } from '@plumbline/shared-ui/cards';
import { TextInput } from '@plumbline/shared-ui/fields';
import { ChevronLeftIcon, ChevronRightIcon } from '@plumbline/shared-ui/icons';
import { DeleteIcon } from '@plumbline/shared-ui/more-icons';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

export const PICTURE_RATIO = '4 / 3';
const WIDTHS = '200px';
const HANDLE = {
  display: 'block',
  width: '100%',
  p: 0,
  border: 0,
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'action.hover',
  cursor: 'grab',
  '&:focus-visible': { outline: '3px solid var(--plumbline-focus)', outlineOffset: 2 },
} as const;

type PictureTileProps = {
  picture: JobPicture;
  /** From 1. */
  place: number;
  count: number;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  onCaption: (caption: string) => void;
  onDrag: (id: string | undefined) => void;
};

/** A picture of the job with its caption, and what moves and removes it. */
export function PictureTile({ onCaption, ...props }: PictureTileProps) {
  const { t } = useTranslation('jobs');
  return (
    <Stack spacing={0.5}>
      <Handle {...props} />
      <Tools {...props} />
      <TextInput
        label={t('post.caption')}
        size="small"
        value={props.picture.caption}
        onChange={({ target }) => onCaption(target.value)}
        slotProps={{ htmlInput: { maxLength: CAPTION_MAX } }}
      />
    </Stack>
  );
}

const STEPS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

type HandleProps = Pick<PictureTileProps, 'picture' | 'place' | 'count' | 'onMove' | 'onDrag'>;

function Handle({ picture, place, count, onMove, onDrag }: HandleProps) {
  const { t } = useTranslation('jobs');
  return (
    <Box
      component="button"
      type="button"
      data-picture={picture._id}
      draggable
      aria-label={t('post.pictureAt', { place, count })}
      onDragStart={({ dataTransfer }: DragEvent) => {
        dataTransfer.effectAllowed = 'move';
        onDrag(picture._id);
      }}
      onDragEnd={() => onDrag(undefined)}
      onKeyDown={(event: KeyboardEvent) => {
        const by = STEPS[event.key];
        if (by === undefined) return;
        event.preventDefault();
        onMove(by);
      }}
      sx={HANDLE}
    >
      <PictureImage picture={picture} alt="" sizes={WIDTHS} ratio={PICTURE_RATIO} />
    </Box>
  );
}

type ToolsProps = Pick<PictureTileProps, 'place' | 'count' | 'onMove' | 'onRemove'>;

function Tools({ place, count, onMove, onRemove }: ToolsProps) {
  const { t } = useTranslation('jobs');
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <IconButton
        label={t('post.moveEarlier', { place })}
        size="small"
        disabled={place === 1}
        onClick={() => onMove(-1)}
      >
        <ChevronLeftIcon />
      </IconButton>
      <IconButton
        label={t('post.moveLater', { place })}
        size="small"
        disabled={place === count}
        onClick={() => onMove(1)}
      >
        <ChevronRightIcon />
      </IconButton>
      <Typography variant="body2" color="text.secondary">
        {place === 1 && t('post.cover')}
      </Typography>
      <IconButton
        label={t('post.removePicture', { place })}
        size="small"
        onClick={onRemove}
        sx={{ ml: 'auto' }}
      >
        <DeleteIcon />
      </IconButton>
    </Stack>
  );
}
