import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarDay } from '@plumbline/shared-schema/calendar';
import type { PublicUser } from '@plumbline/shared-schema/users';
import { Facts, type Fact, VerifiedChips } from '@plumbline/shared-ui/cards';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box, Card, Divider, Stack } from '@plumbline/shared-ui/layout';
import { Chip, PersonAvatar, Typography } from '@plumbline/shared-ui/text';
import { Rating } from '@plumbline/shared-ui/Rating';

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
  /** Facts that only some may see. */
  facts?: readonly Fact[];
  isActive?: boolean | undefined;
  /** Beside the picture. */
  pictureAction?: ReactNode;
  /** Below the facts. */
  action?: ReactNode;
};

/** The side column of a profile: who, what, how rated, since when. */
export function PersonCard(props: PersonCardProps) {
  const { person, hasName = false, facts = [], isActive = false, pictureAction, action } = props;
  const { t } = useTranslation('profile');
  const { monthYear } = useFormat();
  const trade = shortTitle(person.title);
  return (
    <Card>
      <Stack sx={{ p: 3, gap: 1.5, alignItems: 'flex-start' }}>
        <Stack direction="row" sx={{ alignItems: 'flex-end', gap: 0.5 }}>
          <PersonAvatar name={person.fullName} src={person.profile} size={112} />
          {pictureAction}
        </Stack>
        {hasName && (
          <Typography variant="h3" component="h2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {person.fullName}
          </Typography>
        )}
        {trade && <Typography sx={{ overflowWrap: 'anywhere' }}>{trade}</Typography>}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Chip size="small" label={t(`options:userType.${person.userType}`)} />
          <VerifiedChips badges={person.badges ?? []} />
        </Stack>
        {isActive && <ActiveNow />}
        <PersonRating rating={person.rating} reviewCount={person.reviewCount} />
        <Completed count={person.completedContracts} />
        <Divider flexItem sx={{ my: 1 }} />
        <Facts
          columns={1}
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

/** The part of a title before a '|': `Licensed plumber | 12 years` → `Licensed plumber`. */
function shortTitle(title: string | null): string {
  const [first = ''] = (title ?? '').split('|');
  return first.trim();
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
