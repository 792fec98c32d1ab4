import { type DragEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobPicture } from '@plumbline/shared-schema/pictures';
import { useFormContext, useWatch } from '@plumbline/shared-ui/Form';
import { Box } from '@plumbline/shared-ui/layout';
import { visuallyHidden } from '@plumbline/shared-ui/text';
import type { JobFormValues } from './job-schema';
import { PictureTile } from './PictureTile';
import { SendingTile } from './SendingTile';
import type { JobFiles } from './use-job-files';

const TILES = {
  display: 'grid',
  '&[hidden]': { display: 'none' },
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

type PictureListProps = {
  files: JobFiles;
  /** Takes the focus of the last picture that was removed. */
  onEmptied: () => void;
};

/** The pictures of the job, to be put in order by dragging, by the arrow keys and by buttons; the first is the cover. */
export function PictureList({ files: { sending, drop }, onEmptied }: PictureListProps) {
  const { t } = useTranslation('jobs');
  const list = useRef<HTMLOListElement>(null);
  const { pictures, news, move, remove, rename } = useOrder(list, onEmptied);
  const [dragged, setDragged] = useState<string>();

  function dragOver(event: DragEvent, index: number) {
    if (dragged === undefined) return;
    event.preventDefault();
    const from = pictures.findIndex(({ _id }) => _id === dragged);
    if (from !== index) move(from, index);
  }

  return (
    <>
      <Box
        component="ol"
        ref={list}
        aria-label={t('post.pictures')}
        hidden={pictures.length + sending.length === 0}
        sx={TILES}
      >
        {pictures.map((picture, index) => (
          <Box
            component="li"
            key={picture._id}
            sx={{ opacity: dragged === picture._id ? 0.5 : 1 }}
            onDragOver={(event: DragEvent) => dragOver(event, index)}
          >
            <PictureTile
              picture={picture}
              place={index + 1}
              count={pictures.length}
              onMove={(by) => move(index, index + by, picture._id)}
              onRemove={() => remove(index)}
              onCaption={(caption) => rename(index, caption)}
              onDrag={setDragged}
            />
          </Box>
        ))}
        {sending.map((picture) => (
          <li key={picture.clientMessageId}>
            <SendingTile
              picture={picture}
              // The first holds up the others.
              isWaiting={sending.some(({ state }) => state === 'waiting')}
              onRemove={() => {
                onEmptied();
                drop(picture);
              }}
            />
          </li>
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {news}
      </Box>
    </>
  );
}

/** The form's pictures and what is done with their order; the focus stays with the picture that was moved. */
function useOrder(list: RefObject<HTMLElement | null>, onEmptied: () => void) {
  const { t } = useTranslation('jobs');
  const { setValue } = useFormContext<JobFormValues>();
  const pictures = useWatch<JobFormValues, 'pictures'>({ name: 'pictures' });
  const [news, setNews] = useState('');
  const wanted = useRef<string>(undefined);
  const change = (next: JobPicture[]) => setValue('pictures', next, { shouldDirty: true });

  useLayoutEffect(() => {
    // A tile that is put elsewhere in the document loses the focus.
    if (wanted.current !== undefined)
      list.current?.querySelector<HTMLElement>(`[data-picture="${wanted.current}"]`)?.focus();
    wanted.current = undefined;
  }, [list, pictures]);

  return {
    pictures,
    news,
    move(from: number, to: number, focused?: string) {
      const picture = pictures[from];
      if (picture === undefined || to < 0 || to >= pictures.length) return;
      wanted.current = focused;
      change(withMoved(pictures, from, to));
      setNews(t('post.pictureMoved', { place: to + 1, count: pictures.length }));
    },
    remove(index: number) {
      const next = pictures.filter((_picture, at) => at !== index);
      wanted.current = next[Math.min(index, next.length - 1)]?._id;
      if (next.length === 0) onEmptied();
      change(next);
    },
    rename: (index: number, caption: string) =>
      change(pictures.map((picture, at) => (at === index ? { ...picture, caption } : picture))),
  };
}

function withMoved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const next = [...rows];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
