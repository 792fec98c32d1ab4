import { useGetSiteTextQuery } from '@plumbline/shared-api/content';
import { calendarDay } from '@plumbline/shared-schema/calendar';
import type { SiteTextName } from '@plumbline/shared-schema/content';
import { useFormat } from '@plumbline/shared-ui/format';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { Skeleton } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { Prose } from '../articles/Prose';
import { sectionsOf } from '../articles/sections';
import { WithContents } from '../articles/WithContents';

/** One of the texts for everybody, with the day since when it holds or, for advice, of its last change. */
export function SiteTextPage({ name }: { name: SiteTextName }) {
  const { t } = useTranslation('marketing');
  const { date } = useFormat();
  const { language } = useLanguage();
  const text = useGetSiteTextQuery({ name, language });
  const { currentData } = text;
  return (
    <Page
      title={currentData?.title ?? t(`titles.${name}`)}
      subtitle={
        currentData &&
        t(name === 'safety' ? 'siteText.updated' : 'siteText.since', {
          date: date(calendarDay(currentData.date)),
        })
      }
    >
      <QueryBoundary
        query={{ ...text, data: currentData }}
        skeleton={<Skeleton variant="rounded" height={640} />}
      >
        {({ summary, blocks }) => (
          <WithContents sections={sectionsOf(blocks)}>
            <Typography sx={{ fontSize: { xs: '1.125rem', md: '1.375rem' }, lineHeight: 1.5, mb: 3 }}>
              {summary}
            </Typography>
            <Prose blocks={blocks} hasSections />
          </WithContents>
        )}
      </QueryBoundary>
    </Page>
  );
}
