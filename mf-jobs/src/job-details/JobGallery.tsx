import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import type { JobPicture } from '@plumbline/shared-schema/pictures';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { PictureImage } from '@plumbline/shared-ui/cards';
import { titleCase } from '@plumbline/shared-ui/format';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Box } from '@plumbline/shared-ui/layout';

const PictureViewer = lazily(() => import('./PictureViewer'), 'PictureViewer');

/** The first picture alone, or with one or two smaller ones on its right; the last of these says how many more there are. */
const SHOWN = 3;
const WHOLE = '(min-width: 900px) 760px, 100vw';
const LARGE = '(min-width: 900px) 510px, 67vw';
const SMALL = '(min-width: 900px) 250px, 33vw';

const FRAME = {
  display: 'grid',
  gap: 0.5,
  aspectRatio: '16 / 9',
  borderRadius: 2,
  overflow: 'hidden',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gridAutoRows: 'minmax(0, 1fr)',
} as const;
const TILE = {
  position: 'relative',
  p: 0,
  border: 0,
  bgcolor: 'action.hover',
  cursor: 'zoom-in',
  overflow: 'hidden',
  // Its frame decides, not the picture.
  '& img': { position: 'absolute', inset: 0, height: '100%' },
  '&:focus-visible': { outline: '3px solid var(--plumbline-focus)', outlineOffset: -3, zIndex: 1 },
} as const;
const MORE = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  typography: 'h3',
  color: '#fff',
  bgcolor: 'rgba(0, 0, 0, 0.55)',
} as const;

export function JobGallery({ job }: { job: JobDetails }) {
  const { t } = useTranslation('jobs');
  const viewer = useAddressDialog('picture');
  const { pictures } = job;
  const title = titleCase(job.title);
  const shown = pictures.slice(0, SHOWN);
  const more = pictures.length - shown.length;
  const altOf = ({ caption }: JobPicture) => caption || t('details.pictureOf', { title });

  return (
    <Box component="section" aria-label={t('details.pictures')} sx={FRAME}>
      {shown.map((picture, index) => (
        <Tile
          key={picture._id}
          label={
            more > 0 && index === SHOWN - 1
              ? t('details.morePictures', { more, count: pictures.length })
              : undefined
          }
          span={spanOf(index, shown.length)}
          onOpen={() => viewer.open(String(index + 1))}
        >
          <PictureImage
            picture={picture}
            alt={altOf(picture)}
            sizes={widthsOf(index, shown.length)}
            isFirst={index === 0}
          />
          {more > 0 && index === SHOWN - 1 && (
            <Box aria-hidden sx={MORE}>
              {`+${String(more)}`}
            </Box>
          )}
        </Tile>
      ))}
      {viewer.isOpen && (
        <PictureViewer
          pictures={pictures}
          first={Number(viewer.value) - 1}
          title={title}
          altOf={altOf}
          onClose={viewer.close}
        />
      )}
    </Box>
  );
}

function widthsOf(index: number, count: number): string {
  if (index > 0) return SMALL;
  return count > 1 ? LARGE : WHOLE;
}

/** The first is as high as all; alone it is as wide too. */
function spanOf(index: number, count: number) {
  if (index > 0) return {};
  return { gridRow: `span ${String(Math.max(count - 1, 1))}`, ...(count === 1 && { gridColumn: '1 / -1' }) };
}

type TileProps = { label: string | undefined; span: object; onOpen: () => void; children: ReactNode };

function Tile({ label, span, onOpen, children }: TileProps) {
  return (
    <Box
      component="button"
      type="button"
      aria-haspopup="dialog"
      aria-label={label}
      onClick={onOpen}
      sx={{ ...TILE, ...span }}
    >
      {children}
    </Box>
  );
}
