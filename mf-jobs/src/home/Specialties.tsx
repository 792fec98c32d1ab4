import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useListSpecialtiesQuery } from '@plumbline/shared-api/directory';
import type { Specialty } from '@plumbline/shared-schema/directory';
import { Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { HomeSection } from './HomeSection';
import { PeopleGrid } from './PeopleGrid';
import { SpecialtyChips } from './SpecialtyChips';
import { SpecialtyPeople } from './SpecialtyPeople';

/** Chips beyond these are a wall. */
const SHOWN = 8;

/** Contractors by Specialty (SPEC §2): the most common trades, and who is best at the chosen one. */
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
        {(all) => <ChosenSpecialty specialties={all.slice(0, SHOWN)} />}
      </QueryBoundary>
    </HomeSection>
  );
}

function ChosenSpecialty({ specialties }: { specialties: Specialty[] }) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('specialty');
  const chosen = (specialties.find(({ name }) => name === asked) ?? specialties[0])?.name ?? '';

  return (
    <Stack spacing={2}>
      <SpecialtyChips
        specialties={specialties}
        chosen={chosen}
        onChoose={(specialty) => {
          setParams({ specialty }, { replace: true });
        }}
      />
      <SpecialtyPeople specialty={chosen} />
    </Stack>
  );
}
