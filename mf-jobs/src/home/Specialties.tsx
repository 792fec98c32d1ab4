import { useTranslation } from 'react-i18next';
import { useListFeaturedQuery, useListSpecialtiesQuery } from '@plumbline/shared-api/directory';
import { useSession } from '@plumbline/shared-api/session';
import type { FeaturedUser, Specialty } from '@plumbline/shared-schema/directory';
import { pathWith, useAddress } from '@plumbline/shared-ui/address';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { HomeSection } from './HomeSection';
import { isTrade } from './is-trade';
import { mainTradeFirst } from './main-trade-first';
import { nearFirst } from './near-first';
import { useOwnPlace } from './own-place';
import { PEOPLE_SHOWN, PeopleGrid } from './PeopleGrid';
import { SpecialtyChips } from './SpecialtyChips';

const SHOWN = 8;
/** So many of the best are asked for; those whose main trade it is are shown first. */
const ASKED = 12;

export function Specialties() {
  const { t } = useTranslation('jobs');
  const specialties = useListSpecialtiesQuery();
  if (specialties.data?.length === 0) return null;

  return (
    <HomeSection title={t('home.specialties')}>
      <QueryBoundary
        query={specialties}
        skeleton={<PeopleGrid people={undefined} />}
        errorMessage={t('home.peopleFailed')}
      >
        {(all) => <ChosenSpecialty specialties={tradesFirst(all).slice(0, SHOWN)} />}
      </QueryBoundary>
    </HomeSection>
  );
}

/** Trades before what is done within one, both with the most common first. */
function tradesFirst(specialties: readonly Specialty[]): Specialty[] {
  const isWhole = ({ name }: Specialty) => isTrade(name);
  return [...specialties.filter(isWhole), ...specialties.filter((one) => !isWhole(one))];
}

function ChosenSpecialty({ specialties }: { specialties: Specialty[] }) {
  const { t } = useTranslation('jobs');
  const { option } = useLabels();
  const { get, change } = useAddress();
  const asked = get('specialty');
  const chosen = (specialties.find(({ name }) => name === asked) ?? specialties[0])?.name ?? '';

  return (
    <Stack spacing={2}>
      <SpecialtyChips
        specialties={specialties}
        chosen={chosen}
        onChoose={(specialty) => change({ specialty }, { replace: true })}
      />
      <Box>
        <SpecialtyPeople specialty={chosen} />
      </Box>
      <Link to={pathWith('/professionals', { specialty: chosen })} sx={{ alignSelf: 'flex-start' }}>
        {t('home.allOfSpecialty', { name: option('skill', chosen) })}
      </Link>
    </Stack>
  );
}

function SpecialtyPeople({ specialty }: { specialty: string }) {
  const { t } = useTranslation('jobs');
  const { user } = useSession();
  const place = useOwnPlace();
  const asked = { kind: 'contractor', specialty, page: 1, limit: ASKED } as const;
  const people = useListFeaturedQuery(asked);
  const nearby = useListFeaturedQuery({ ...asked, location: place?.near }, { skip: !place });
  const ordered = (found: FeaturedUser[] | undefined) =>
    mainTradeFirst(found ?? [], { specialty, readerId: user?._id });
  // The previous specialty's people must not stand under this one while it loads.
  const isWaiting = nearby.isFetching && !nearby.currentData;
  const found = isWaiting ? undefined : people.currentData?.data;
  const data = found && nearFirst(ordered(nearby.currentData?.data), ordered(found), PEOPLE_SHOWN);

  return (
    <QueryBoundary
      query={{ ...people, data }}
      skeleton={<PeopleGrid people={undefined} />}
      errorMessage={t('home.peopleFailed')}
      isEmpty={(shown) => shown.length === 0}
      empty={<Typography color="text.secondary">{t('home.noSpecialists')}</Typography>}
    >
      {(shown) => (
        <PeopleGrid
          people={shown}
          factOf={({ completedContracts: count }) => (count > 0 ? t('home.completed', { count }) : undefined)}
        />
      )}
    </QueryBoundary>
  );
}
