import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarDay } from '@plumbline/shared-schema/calendar';
import type { PublicUser } from '@plumbline/shared-schema/users';
import { Facts, type Fact, VerifiedChips } from '@plumbline/shared-ui/cards';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box, Card, Divider, Stack } from '@plumbline/shared-ui/layout';
import { Chip, PersonAvatar, Typography } from '@plumbline/shared-ui/text';
import { Rating } from '@plumbline/shared-ui/Rating';
import { Headline } from './Headline';

export type PersonCardProps = {
  person: Pick<
    PublicUser,
    'fullName' | 'profile' | 'title' | 'userType' | 'rating' | 'reviewCount' | 'createdAt'
  > & {
    location: { city: string | null };
    completedContracts?: number | undefined;
    badges?: readonly string[];
  };
  /** The name as a heading, where the page's own h1 is another text. */
  hasName?: boolean;
  /** Instead of the person's title. */
  title?: ReactNode;
  /** Facts that only some may see. */
  facts?: readonly Fact[];
  isActive?: boolean | undefined;
  /** Beside the picture. */
  pictureAction?: ReactNode;
  /** Below the facts. */
  action?: ReactNode;
};

/** Between a phone, where all stands below each other, and the narrow column of wide screens. */
const BESIDE = {
  display: 'flex',
  gap: { xs: 1.5, sm: 3, md: 1.5 },
  flexDirection: { xs: 'column', sm: 'row', md: 'column' },
  alignItems: 'flex-start',
} as const;

/** The head of a profile, one's own and as others see it: who, what, how rated, since when. */
export function PersonCard({ facts = [], pictureAction, action, ...who }: PersonCardProps) {
  const { person } = who;
  const { t } = useTranslation('profile');
  const { monthYear } = useFormat();
  return (
    <Card>
      <Stack sx={{ p: 3, gap: 1.5, alignItems: 'flex-start' }}>
        <Box sx={BESIDE}>
          <Stack direction="row" sx={{ alignItems: 'flex-end', gap: 0.5 }}>
            <PersonAvatar name={person.fullName} src={person.profile} size={112} />
            {pictureAction}
          </Stack>
          <Identity {...who} />
        </Box>
        <Divider flexItem sx={{ my: 1 }} />
        <Facts
          columns="side"
          size="small"
          entries={[
            {
              term: t('person.memberSince'),
              text: <time dateTime={person.createdAt}>{monthYear(calendarDay(person.createdAt))}</time>,
            },
            { term: t('person.city'), text: person.location.city },
            ...facts,
          ]}
        />
        {action}
      </Stack>
    </Card>
  );
}

type IdentityProps = Pick<PersonCardProps, 'person' | 'hasName' | 'title' | 'isActive'>;

function Identity({ person, hasName = false, title, isActive = false }: IdentityProps) {
  const { t } = useTranslation('profile');
  return (
    <Stack sx={{ gap: 1.5, minWidth: 0, alignItems: 'flex-start' }}>
      {hasName && (
        <Typography
          variant="h3"
          component="h2"
          sx={{ mt: { xs: 1, sm: 0, md: 1 }, overflowWrap: 'anywhere' }}
        >
          {person.fullName}
        </Typography>
      )}
      {title ?? (person.title && <Headline title={person.title} component={hasName ? 'h3' : 'h2'} />)}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Chip size="small" label={t(`options:userType.${person.userType}`)} />
        <VerifiedChips badges={person.badges ?? []} />
      </Stack>
      {isActive && <ActiveNow />}
      <PersonRating rating={person.rating} reviewCount={person.reviewCount} />
      <Completed count={person.completedContracts} />
    </Stack>
  );
}

function ActiveNow() {
  const { t } = useTranslation('profile');
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      <Box aria-hidden sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: 'success.main' }} />
      <Typography variant="body2">{t('person.active')}</Typography>
    </Stack>
  );
}

function Completed({ count = 0 }: { count: number | undefined }) {
  const { t } = useTranslation('profile');
  if (count === 0) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {t('search.done', { count })}
    </Typography>
  );
}

/** Stars and count of real reviews; without any it says so instead of showing zero stars. */
function PersonRating({ rating, reviewCount }: { rating: number; reviewCount: number }) {
  const { t } = useTranslation('profile');
  const { number } = useFormat();
  if (reviewCount === 0) {
    return (
      <Typography variant="body2" color="text.secondary">
        {t('person.noReviews')}
      </Typography>
    );
  }
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Rating value={rating} />
      <Typography variant="body2" color="text.secondary">
        {t('person.reviews', { rating: number(Math.round(rating * 10) / 10), count: reviewCount })}
      </Typography>
    </Stack>
  );
}
