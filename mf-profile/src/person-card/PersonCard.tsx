import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicUser } from '@plumbline/shared-schema/users';
import { useFormat } from '@plumbline/shared-ui/format';
import { Card, Divider, Stack } from '@plumbline/shared-ui/layout';
import { Chip, PersonAvatar, Typography } from '@plumbline/shared-ui/text';
import { PersonFact } from './PersonFact';
import { PersonRating } from './PersonRating';
import { shortTitle } from './short-title';

export type PersonCardProps = {
  person: Pick<
    PublicUser,
    'fullName' | 'profile' | 'title' | 'userType' | 'rating' | 'reviewCount' | 'createdAt'
  > & {
    location: { city: string | null };
  };
  /** The name as a heading, where the page's own h1 is another text. */
  hasName?: boolean;
  /** Facts that only some may see. */
  children?: ReactNode;
};

/** The side column of a profile (SPEC §2): who, what, how rated, since when. */
export function PersonCard({ person, hasName = false, children }: PersonCardProps) {
  const { t } = useTranslation('profile');
  const { monthYear } = useFormat();
  const trade = shortTitle(person.title);
  return (
    <Card>
      <Stack sx={{ p: 3, gap: 1.5, alignItems: 'flex-start' }}>
        <PersonAvatar name={person.fullName} src={person.profile} size={112} />
        {hasName && (
          <Typography variant="h3" component="h2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {person.fullName}
          </Typography>
        )}
        {trade && <Typography sx={{ overflowWrap: 'anywhere' }}>{trade}</Typography>}
        <Chip size="small" label={t(`schema:options.userType.${person.userType}`)} />
        <PersonRating rating={person.rating} reviewCount={person.reviewCount} />
        <Divider flexItem sx={{ my: 1 }} />
        <Stack component="dl" sx={{ m: 0, gap: 1.5, width: '100%' }}>
          <PersonFact label={t('person.memberSince')}>
            <time dateTime={person.createdAt}>{monthYear(person.createdAt)}</time>
          </PersonFact>
          {person.location.city && <PersonFact label={t('person.city')}>{person.location.city}</PersonFact>}
          {children}
        </Stack>
      </Stack>
    </Card>
  );
}
