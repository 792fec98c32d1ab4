import { useListPlacementsQuery } from '@plumbline/shared-api/placements';
import { Button } from '@plumbline/shared-ui/actions';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { CardList } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { useTranslation } from 'react-i18next';
import { AdminPage } from '../admin-page/AdminPage';
import { PlacementCard } from './PlacementCard';

const PlacementDialog = lazily(() => import('./PlacementDialog'), 'PlacementDialog');

/** Which banner stands between the articles, and when. */
export function PlacementsPage() {
  const { t } = useTranslation('admin');
  const placements = useListPlacementsQuery();
  const dialog = useAddressDialog('do');

  return (
    <AdminPage
      title={t('titles.placements')}
      subtitle={t('placements.lead')}
      actions={
        <Button variant="contained" aria-haspopup="dialog" onClick={() => dialog.open('place')}>
          {t('placements.add')}
        </Button>
      }
    >
      <QueryBoundary
        query={placements}
        errorMessage={t('failed.placements')}
        isEmpty={(rows) => rows.length === 0}
        empty={t('placements.none')}
      >
        {(rows) => (
          <CardList label={t('titles.placements')} rows={rows}>
            {(row) => <PlacementCard row={row} />}
          </CardList>
        )}
      </QueryBoundary>
      {dialog.value === 'place' && <PlacementDialog onClose={dialog.close} />}
    </AdminPage>
  );
}
