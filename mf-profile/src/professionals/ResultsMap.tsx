import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Near } from '@plumbline/shared-schema/near';
import type { Professional } from '@plumbline/shared-schema/professionals';
import { displayName } from '@plumbline/shared-schema/profiles';
import { Box, CardList } from '@plumbline/shared-ui/layout';
import type { ReturnFocus } from '@plumbline/shared-ui/search';
import { SearchMap, type ShownRange } from '@plumbline/shared-ui/SearchMap';
import { ProfessionalCard } from './ProfessionalCard';

type ResultsMapProps = {
  people: readonly Professional[];
  near: Near | undefined;
  activeId: string | undefined;
  onSearchHere: (near: Near) => void;
  onOpen: ReturnFocus;
  height: string;
  shown: ShownRange | undefined;
};

/** Lazy-loaded: imports the map. */
export function ResultsMap({ people, onOpen, ...map }: ResultsMapProps) {
  const { t } = useTranslation('profile');
  const pins = useMemo(
    () =>
      people.flatMap((person) =>
        person.point ? [{ id: person._id, ...person.point, label: displayName(person) }] : [],
      ),
    [people],
  );

  return (
    <SearchMap
      {...map}
      label={t('search.map')}
      pins={pins}
      renderCards={(ids) => (
        <CardList rows={people.filter(({ _id }) => ids.includes(_id))} spacing={1}>
          {(person) => (
            <Box onClickCapture={() => onOpen(person._id)}>
              <ProfessionalCard person={person} near={map.near} />
            </Box>
          )}
        </CardList>
      )}
    />
  );
}
