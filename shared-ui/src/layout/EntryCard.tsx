import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { DotLine, Link } from '@plumbline/shared-ui/text';
import type { LinkProps } from '@plumbline/shared-ui/text';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { AREAS, COVERS, FIGURES, FOOT, frameOf, HEAD, LINE, META, SAVE, TITLE } from './entry-card-look';

export type EntryCardProps = {
  /** `row`: below each other; `tile`: side by side; `feature`: the one that stands out. */
  size?: 'row' | 'tile' | 'feature';
  title: ReactNode;
  heading: 'h2' | 'h3';
  /** Id of the title, where buttons are described by it. */
  titleId?: string;
  /** Where a click anywhere on the card leads; a card without it leads nowhere. */
  link?: Omit<LinkProps, 'children' | 'color' | 'underline' | 'isCoveringCard'> | undefined;
  /** A picture of 4:3, or a drawing that fills as much. */
  cover: ReactNode;
  /** A bookmark, on the picture. */
  save?: ReactNode;
  /** A menu of what is seldom done. */
  more?: ReactNode;
  /** How far it has come: a status, a badge. */
  mark?: ReactNode;
  /** Place and time. */
  meta?: readonly ReactNode[];
  price?: ReactNode;
  /** At the end of the line of the price. */
  rating?: ReactNode;
  /** A quiet button. */
  action?: ReactNode;
  /** The one that the address asks for. */
  isMarked?: boolean;
  ref?: Ref<HTMLDivElement>;
  /** What only this list says. */
  children?: ReactNode;
};

/** An entry of a list: the same lines at the same places, whatever it is about. */
export function EntryCard(props: EntryCardProps) {
  const { size = 'row', link, titleId, cover, save, isMarked = false, ref, children } = props;
  const ownId = useId();
  const id = titleId ?? ownId;
  return (
    <Card ref={ref} component="article" aria-labelledby={id} sx={frameOf(link !== undefined, isMarked)}>
      <Box sx={AREAS[size]}>
        <Box sx={COVERS[size]}>{cover}</Box>
        <Head {...props} titleId={id} />
        <Box sx={{ gridArea: 'body', minWidth: 0, display: 'flex', flexDirection: 'column', gap: 1.5 }}>
          {children}
          <Foot {...props} />
        </Box>
        {save && <Box sx={SAVE[size]}>{save}</Box>}
      </Box>
    </Card>
  );
}

const VARIANTS = { row: 'h5', tile: 'h5', feature: 'h2' } as const;

function Head({ size = 'row', title, heading, titleId, link, mark, meta, more }: EntryCardProps) {
  const text = link ? (
    <Link {...link} color="inherit" underline="hover" isCoveringCard>
      {title}
    </Link>
  ) : (
    title
  );
  return (
    <Box sx={HEAD}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography id={titleId} variant={VARIANTS[size]} component={heading} sx={TITLE}>
          {text}
        </Typography>
        <Box sx={LINE}>
          {mark}
          {meta && (
            <Typography variant="body2" color="text.secondary" component="div" sx={META}>
              <DotLine facts={meta} />
            </Typography>
          )}
        </Box>
      </Box>
      {more}
    </Box>
  );
}

function Foot({ price, rating, action }: EntryCardProps) {
  if (!price && !rating && !action) return null;
  return (
    <Box sx={FOOT}>
      {(price || rating) && (
        <Box sx={FIGURES}>
          {price && (
            <Typography component="div" sx={{ fontWeight: 700, overflowWrap: 'anywhere', minWidth: 0 }}>
              {price}
            </Typography>
          )}
          {rating}
        </Box>
      )}
      {action}
    </Box>
  );
}
