import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptFocus } from '@plumbline/shared-ui/action';
import { Box, Card, CardList, ChipList, Divider, Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';
import { CARD_HEAD, MAIN_CARD, SIDE_CARD } from '../person-card/card-look';
import { ENTRY_KINDS, type EntryName, type EntryRows } from './entry-kinds';

export type EntriesCardProps<Name extends EntryName> = {
  name: Name;
  /** Whose entries. */
  userId: string;
  /** Without it nothing is shown while there is no entry. */
  empty?: ReactNode;
  /** Beside the heading. */
  action?: ReactNode;
  /** Between heading and entries. */
  above?: ReactNode;
  /** Beside an entry. */
  toolsOf?: ((entry: EntryRows[Name]) => ReactNode) | undefined;
};

/** One list of a profile, with its heading. It loads, and fails, alone. */
export function EntriesCard<Name extends EntryName>(props: EntriesCardProps<Name>) {
  const { name, userId, empty, action, above, toolsOf } = props;
  const { t } = useTranslation('profile');
  const kind = ENTRY_KINDS[name];
  const list = kind.useList(userId);
  const headingId = useId();
  // When an entry is removed, the focus of its button goes to the heading instead of nowhere.
  const heading = useKeptFocus<HTMLHeadingElement>(list.data?.length);
  const isWide = kind.look === 'blocks' || kind.look === 'gallery';
  if (empty === undefined && isNothing(list)) return null;
  const failed = list.data === undefined ? kind.failed : 'schema:failures.refreshProfile';

  return (
    <Card component="section" aria-labelledby={headingId}>
      <Box sx={isWide ? MAIN_CARD : SIDE_CARD}>
        <Stack direction="row" sx={CARD_HEAD}>
          <Typography
            ref={heading}
            tabIndex={-1}
            id={headingId}
            variant={isWide ? 'h3' : 'h4'}
            component="h2"
          >
            {t(`${name}.title`)}
          </Typography>
          {action}
        </Stack>
        {above}
        <QueryBoundary
          query={list}
          errorMessage={t(failed)}
          skeleton={<Skeleton variant="rounded" height={isWide ? 120 : 56} />}
          isEmpty={(rows) => rows.length === 0}
          empty={<Typography color="text.secondary">{empty}</Typography>}
        >
          {(rows) => <Entries name={name} rows={rows} toolsOf={toolsOf} />}
        </QueryBoundary>
      </Box>
    </Card>
  );
}

const GALLERY = { display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

function isNothing({
  data = [],
  error,
}: {
  data?: readonly unknown[] | undefined;
  error?: unknown;
}): boolean {
  return data.length === 0 && !error;
}

type EntriesProps<Name extends EntryName> = Pick<EntriesCardProps<Name>, 'name' | 'toolsOf'> & {
  rows: readonly EntryRows[Name][];
};

function Entries<Name extends EntryName>({ name, rows: answered, toolsOf }: EntriesProps<Name>) {
  const { t } = useTranslation('profile');
  const { look, Line, arrange } = ENTRY_KINDS[name];
  const rows = arrange ? arrange(answered) : answered;
  const label = t(`${name}.title`);
  if (look === 'chips') {
    return (
      <ChipList label={label} rows={rows}>
        {(entry) => <Line entry={entry} />}
      </ChipList>
    );
  }
  if (look === 'gallery') {
    return (
      <CardList label={label} rows={rows} spacing={0} sx={GALLERY}>
        {(entry) => (
          <>
            <Line entry={entry} />
            {toolsOf?.(entry)}
          </>
        )}
      </CardList>
    );
  }
  const isBlock = look === 'blocks';
  return (
    <CardList
      label={label}
      rows={rows}
      spacing={isBlock ? 2.5 : 1.5}
      divider={isBlock && <Divider component="li" aria-hidden />}
    >
      {(entry) => (
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Line entry={entry} />
          </Box>
          {toolsOf?.(entry)}
        </Stack>
      )}
    </CardList>
  );
}
