import { useGetMarketplaceQuery, useListCasesQuery } from '@plumbline/shared-api/administration';
import { useAddress } from '@plumbline/shared-ui/address';
import { Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { useTranslation } from 'react-i18next';
import { AdminPage } from '../admin-page/AdminPage';
import { NowFigures } from './NowFigures';
import { Waiting } from './Waiting';
import { WeeksField } from './WeeksField';

const WeekFigures = lazily(() => import('./WeekFigures'), 'WeekFigures', <Loading />);

const CHOICES = [12, 26, 52];
/** The height of a screen: nothing that is seen moves, however many queues there are. */
const FIRST_HEIGHT = 900;

/** How the marketplace does, and what waits for a decision. */
export function OverviewPage() {
  const { t } = useTranslation('admin');
  const { get, change } = useAddress();
  const weeks = CHOICES.find((choice) => String(choice) === get('weeks')) ?? 12;
  const { currentData, ...marketplace } = useGetMarketplaceQuery({ weeks });
  const cases = useListCasesQuery({ limit: 1 });

  return (
    <AdminPage title={t('titles.overview')}>
      <Stack spacing={5}>
        <QueryBoundary
          query={cases}
          errorMessage={t('failed.cases')}
          skeleton={<Skeleton variant="rounded" height={FIRST_HEIGHT} />}
        >
          {({ waiting }) => <Waiting waiting={waiting} />}
        </QueryBoundary>
        {!cases.isLoading && (
          <QueryBoundary
            query={{ ...marketplace, data: currentData }}
            errorMessage={t('failed.figures')}
            skeleton={<Loading />}
          >
            {(figures) => (
              <Stack spacing={5}>
                <NowFigures now={figures.now} />
                <WeekFigures
                  weeks={figures.weeks}
                  choice={
                    <WeeksField
                      choices={CHOICES}
                      value={weeks}
                      onChange={(next) => change({ weeks: next === 12 ? null : String(next) })}
                    />
                  }
                />
              </Stack>
            )}
          </QueryBoundary>
        )}
      </Stack>
    </AdminPage>
  );
}

function Loading() {
  return <Skeleton variant="rounded" height={320} />;
}
