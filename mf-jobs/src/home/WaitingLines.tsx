import { useTranslation } from 'react-i18next';
import { useReadNotificationsMutation } from '@plumbline/shared-api/notifications';
import { useFormat } from '@plumbline/shared-ui/format';
import { ChevronRightIcon } from '@plumbline/shared-ui/icons';
import { FileIcon, GroupIcon, MailIcon, SendIcon } from '@plumbline/shared-ui/more-icons';
import { Box, Card, CardList, Stack } from '@plumbline/shared-ui/layout';
import { Link, PersonAvatar, Typography } from '@plumbline/shared-ui/text';
import type { WaitingEntry } from './waiting';

const FACE = 40;
const ICONS = { contracts: FileIcon, applications: GroupIcon, offers: SendIcon, invites: MailIcon };

const LINES = { '& > li + li': { borderTop: 1, borderColor: 'divider' } } as const;
const LINE = {
  position: 'relative',
  flexDirection: 'row',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  py: 1.25,
  transition: 'background-color 150ms',
  '&:hover': { bgcolor: 'action.hover' },
} as const;
const ROUND = {
  ...{ width: FACE, height: FACE, borderRadius: '50%', flexShrink: 0 },
  ...{ display: 'grid', placeItems: 'center', bgcolor: 'action.hover', color: 'primary.main' },
} as const;

/** One line for each: who or what, until when, and the way there. */
export function WaitingLines({ entries }: { entries: readonly WaitingEntry[] }) {
  return (
    <Card>
      <CardList rows={entries} keyOf={({ key }) => key} spacing={0} sx={LINES}>
        {(entry) => <Line entry={entry} />}
      </CardList>
    </Card>
  );
}

function Line({ entry }: { entry: WaitingEntry }) {
  const { t } = useTranslation('jobs');
  const { date } = useFormat();
  const [markRead] = useReadNotificationsMutation();
  const { to, text, until, news } = entry;

  return (
    <Stack sx={LINE}>
      <Face entry={entry} />
      <Box sx={{ minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>
          <Link
            to={to}
            color="inherit"
            underline="hover"
            isCoveringCard
            onClick={() => {
              if (news) void markRead({ ids: news });
            }}
          >
            {text}
          </Link>
        </Typography>
        {until && (
          <Typography variant="body2" color="text.secondary">
            {t('home.waiting.until', { date: date(until) })}
          </Typography>
        )}
      </Box>
      <ChevronRightIcon color="action" aria-hidden />
    </Stack>
  );
}

function Face({ entry: { kind, person } }: { entry: WaitingEntry }) {
  if (person) return <PersonAvatar name={person.fullName} src={person.profile} size={FACE} />;
  const Icon = ICONS[kind];
  return (
    <Box sx={ROUND} aria-hidden>
      <Icon />
    </Box>
  );
}
