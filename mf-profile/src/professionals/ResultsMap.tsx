import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Near } from '@plumbline/shared-schema/near';
import type { Professional } from '@plumbline/shared-schema/professionals';
import { displayName } from '@plumbline/shared-schema/profiles';
import { CardList } from '@plumbline/shared-ui/layout';
import type { ReturnFocus } from '@plumbline/shared-ui/search';
import { SearchMap, type ShownRange } from '@plumbline/shared-ui/SearchMap';
import { ProfileLink, Typography } from '@plumbline/shared-ui/text';

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
      renderPopup={(ids) => (
        <CardList rows={people.filter(({ _id }) => ids.includes(_id))} spacing={1.5} sx={{ p: 0.5 }}>
          {(person) => (
            <>
              <ProfileLink
                person={person}
                onClick={() => onOpen(person._id)}
                sx={{ fontWeight: 650, display: 'inline-block', py: 0.25 }}
              >
                {displayName(person)}
              </ProfileLink>
              <Typography variant="body2">{person.title}</Typography>
            </>
          )}
        </CardList>
      )}
    />
  );
}
