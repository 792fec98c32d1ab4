import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Near } from '@plumbline/shared-schema/near';
import type { Professional } from '@plumbline/shared-schema/professionals';
import { CardList } from '@plumbline/shared-ui/layout';
import { SearchMap } from '@plumbline/shared-ui/SearchMap';
import { Link, Typography } from '@plumbline/shared-ui/text';

type ResultsMapProps = {
  people: readonly Professional[];
  near: Near | undefined;
  activeId: string | undefined;
  onSearchHere: (near: Near) => void;
  height: string;
};

/** Lazy-loaded: imports the map. */
export function ResultsMap({ people, ...map }: ResultsMapProps) {
  const { t } = useTranslation('profile');
  const pins = useMemo(
    () =>
      people.flatMap(({ _id, fullName, companyName, point }) =>
        point ? [{ id: _id, ...point, label: companyName ?? fullName }] : [],
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
          {({ _id, fullName, companyName, title }) => (
            <>
              <Link to={`/professionals/${_id}`} sx={{ fontWeight: 650, display: 'inline-block', py: 0.25 }}>
                {companyName ?? fullName}
              </Link>
              <Typography variant="body2">{title}</Typography>
            </>
          )}
        </CardList>
      )}
    />
  );
}
