import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Box, Card } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { ON_PHONES } from '@plumbline/shared-ui/theme';

/** In the order of the page; each is the anchor of its part too. */
export const PARTS = ['work', 'money', 'people'] as const;
export type PartName = (typeof PARTS)[number];

type ContractPartProps = {
  name: PartName;
  /** On phones, where the parts stand behind each other. */
  isShown: boolean;
  children: ReactNode;
  /** Beside the rest on wide pages, below it on narrow ones. */
  side?: ReactNode;
};

/** Sections under each other, the first without a line above it; a column that has none leaves its place. */
const COLUMN = {
  minWidth: 0,
  '&:empty': { display: 'none' },
  '& > * + *': { mt: 3 },
  '& > section:first-of-type:first-child': { borderTop: 0, pt: 0 },
};

const COLUMNS = {
  display: { xs: 'block', md: 'flex' },
  gap: 5,
  '& > :first-of-type': { flex: '7 1 0' },
  '& > :last-of-type': { flex: '5 1 0' },
  // Above each other the second column goes on where the first ends.
  '& > :first-of-type:not(:empty) + *:not(:empty)': {
    mt: { xs: 3, md: 0 },
    '& > section:first-of-type:first-child': { borderTop: { xs: 1, md: 0 }, pt: { xs: 2.5, md: 0 } },
  },
};

/** On phones the links to the parts stay in sight above it. */
const FRAME = { p: { xs: 2, sm: 3 }, scrollMarginTop: { xs: 76, sm: 0 } };
const BEHIND = { [ON_PHONES]: { display: 'none' } };

/** The part that the address names, else the work. */
export function useNamedPart(): PartName {
  const { hash } = useLocation();
  return PARTS.find((name) => hash === `#${name}`) ?? 'work';
}

/** A third of a contract: all of one kind in one card, with an anchor. */
export function ContractPart({ name, isShown, side, children }: ContractPartProps) {
  const { t } = useTranslation('contracts');
  const id = useId();
  const place = useNamedPlace(name);

  return (
    <Card component="section" id={name} ref={place} aria-labelledby={id} sx={[FRAME, !isShown && BEHIND]}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 2.5 }}>
        {t(`parts.${name}`)}
      </Typography>
      <Box sx={COLUMNS}>
        <Box sx={COLUMN}>{children}</Box>
        <Box sx={COLUMN}>{side}</Box>
      </Box>
    </Card>
  );
}

/** What the address names is scrolled to once it is there. */
function useNamedPlace(name: PartName) {
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const isNamed = hash === `#${name}`;
  useEffect(() => {
    if (isNamed) place.current?.scrollIntoView();
  }, [isNamed]);
  return place;
}
