import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Near } from '@plumbline/shared-schema/near';
import type { Professional } from '@plumbline/shared-schema/professionals';
import { displayName } from '@plumbline/shared-schema/profiles';
import { VerifiedChips } from '@plumbline/shared-ui/cards';
import { useFormat } from '@plumbline/shared-ui/format';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { RatingFigure } from '@plumbline/shared-ui/text';
import { NextSteps } from '../invite-dialog/NextSteps';
import { useWhereText } from '../professionals/use-where-text';
import { AvailableFrom } from './AvailableFrom';
import { ComparedPerson } from './ComparedPerson';

type CompareTableProps = {
  people: readonly Professional[];
  /** From where distances are. */
  near: Near | undefined;
  onRemove: (id: string) => void;
};

/**
 * Rem: the headings, which stand above the values on a phone, and each person: two fit on the narrowest phone, three
 * and a part of the fourth, which tells that there is one, on a tablet.
 */
const WIDTHS = { xs: { heading: 0, person: 9.5 }, sm: { heading: 8.5, person: 11 } } as const;
/** As many stand beside each other on every screen. */
const ALWAYS_FIT = 2;

/** What is not seen yet fades out at the edge; at the end of the table the fade has a place of its own. */
const FADING = {
  '&::after': {
    content: '""',
    display: { xs: 'block', lg: 'none' },
    position: 'sticky',
    right: 0,
    zIndex: 2,
    flex: 'none',
    width: '2rem',
    pointerEvents: 'none',
    background: 'linear-gradient(to left, var(--mui-palette-background-default), transparent)',
  },
} as const;

const LOOK = {
  flex: 'auto',
  width: 0,
  borderCollapse: 'collapse',
  '& th, & td': {
    px: { xs: 1, sm: 1.5 },
    py: 1.5,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& thead th': { pb: 0 },
  '& thead td': { pt: 1 },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& tbody td': { pt: { xs: 4.5, sm: 1.5 } },
  '& tbody th': { color: 'text.secondary', fontWeight: 400 },
  // What a row is about stays in sight while the people are scrolled; on a phone its column has no width.
  '& thead td[rowspan], & tbody th': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    bgcolor: { sm: 'background.default' },
    px: { xs: 0, sm: 1.5 },
    width: { xs: '1px', sm: `${WIDTHS.sm.heading}rem` },
  },
  '& tbody th > span': {
    position: { xs: 'absolute', sm: 'static' },
    insetInlineStart: 8,
    whiteSpace: { xs: 'nowrap', sm: 'normal' },
    typography: { xs: 'body2', sm: 'body1' },
  },
} as const;

/** A column for each person, a row for each thing that they differ in. Scrolls sideways where it does not fit. */
export function CompareTable({ people, near, onRemove }: CompareTableProps) {
  const { t } = useTranslation('profile');
  const rows = useRows(people, near).filter(({ isShown = true }) => isShown);

  return (
    <Box
      role="region"
      aria-label={t('compare.table')}
      tabIndex={0}
      sx={{ display: 'flex', overflowX: 'auto', ...(people.length > ALWAYS_FIT && FADING) }}
    >
      <Box
        component="table"
        aria-label={t('compare.table')}
        sx={{
          ...LOOK,
          tableLayout: 'fixed',
          minWidth: { xs: widthOf(WIDTHS.xs, people.length), sm: widthOf(WIDTHS.sm, people.length) },
        }}
      >
        <thead>
          <tr>
            <td rowSpan={2} />
            {people.map((person) => (
              <th key={person._id} scope="col">
                <ComparedPerson person={person} onRemove={() => onRemove(person._id)} />
              </th>
            ))}
          </tr>
          {/* A row of their own, so that they stand level below names and titles of any length. */}
          <tr>
            {people.map((person) => (
              <td key={person._id}>
                <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
                  <NextSteps id={person._id} name={displayName(person)} />
                </Stack>
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ term, of }) => (
            <tr key={term}>
              <th scope="row">
                <span>{term}</span>
              </th>
              {people.map((person) => (
                <td key={person._id}>{of(person) || t('compare.none')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

function widthOf({ heading, person }: { heading: number; person: number }, people: number): string {
  return `${heading + person * people}rem`;
}

type Row = { term: string; of: (person: Professional) => ReactNode; isShown?: boolean };

function useRows(people: readonly Professional[], near: Near | undefined): Row[] {
  const { t } = useTranslation('profile');
  const { number, moneyRange } = useFormat();
  const { option } = useLabels();
  const whereOf = useWhereText(near);

  return [
    {
      term: t('search.rating'),
      of: ({ rating, reviewCount }) => <RatingFigure {...{ rating, reviewCount }} />,
    },
    { term: t('compare.done'), of: ({ completedContracts }) => number(completedContracts) },
    {
      term: t('compare.pastJobs'),
      of: ({ pastJobs }) => pastJobs && moneyRange(pastJobs.min, pastJobs.max),
      // Visitors are told of nobody.
      isShown: people.some(({ pastJobs }) => pastJobs !== null),
    },
    {
      term: t('compare.trades'),
      of: ({ skills }) => skills.map((skill) => option('skill', skill)).join(', '),
    },
    { term: t('compare.where'), of: whereOf },
    {
      term: t('availability.title'),
      of: ({ availableFrom }) => availableFrom !== null && <AvailableFrom day={availableFrom} />,
    },
    {
      term: t('compare.badges'),
      of: ({ badges }) =>
        badges.length > 0 ? (
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.5 }}>
            <VerifiedChips badges={badges} />
          </Stack>
        ) : (
          t('person.unverified')
        ),
    },
  ];
}
