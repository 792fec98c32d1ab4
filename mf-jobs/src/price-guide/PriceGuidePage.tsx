import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetPricesQuery } from '@plumbline/shared-api/prices';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Skeleton } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Link } from '@plumbline/shared-ui/text';
import { askedPrices } from './asked-prices';
import { Guide } from './Guide';

/** What a trade has cost: everywhere, or where the address says. */
export function PriceGuidePage() {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const { option } = useLabels();
  const prices = useGetPricesQuery(askedPrices(useParams(), language));
  const { currentData: guide } = prices;
  const trade = guide && option('skill', guide.trade);
  const place = guide?.place.name;

  return (
    <Page
      title={
        trade === undefined
          ? t('titles.priceGuide')
          : t(place ? 'prices.headingAt' : 'prices.heading', { trade, place })
      }
      subtitle={guide && (guide.place.label || t('prices.everywhere'))}
      back={<Link to="/prices">{t('prices.all')}</Link>}
      width="narrow"
    >
      <QueryBoundary
        // Those of another place must not stand here while these are on the way.
        query={{ ...prices, data: guide }}
        skeleton={<Skeleton variant="rounded" height={480} />}
        errorMessage={t('prices.failed')}
        notFound={
          <EmptyState
            title={t('prices.unknown')}
            action={
              <ButtonLink to="/prices" variant="contained">
                {t('prices.all')}
              </ButtonLink>
            }
          />
        }
      >
        {(found) => <Guide guide={found} />}
      </QueryBoundary>
    </Page>
  );
}
