import { useTranslation } from 'react-i18next';
import { Container, Stack } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { useIsPhone } from '@plumbline/shared-ui/theme';
import { AfterWaiting } from '../home/AfterWaiting';
import { FeaturedPeople } from '../home/FeaturedPeople';
import { HomeExtras } from '../home/HomeExtras';
import { SearchBox } from '../home/SearchBox';
import { Specialties } from '../home/Specialties';
import { HirerSteps } from './HirerSteps';
import { PostedNext } from './PostedNext';
import { RecentOwnJobs } from './RecentOwnJobs';
import { useHirerWaiting } from './use-hirer-waiting';
import { Welcome } from './Welcome';

export function ClientHomePage() {
  const { t } = useTranslation('jobs');
  const waiting = useHirerWaiting();
  // A phone shows a screen of the page only: what waits stands above the search there.
  const isPhone = useIsPhone();

  return (
    <Page title={t('titles.clientHome')} isFullBleed>
      <Welcome>{!isPhone && <SearchBox />}</Welcome>
      <Container maxWidth="lg" sx={{ py: { xs: 4, md: 6 } }}>
        <Stack spacing={{ xs: 5, md: 7 }} useFlexGap>
          <PostedNext />
          <HirerSteps />
          <AfterWaiting waiting={waiting} loadingLabel={t('clientHome.loading')}>
            {isPhone && <SearchBox />}
            <RecentOwnJobs />
          </AfterWaiting>
          <HomeExtras>
            <FeaturedPeople kind="contractor" />
            <Specialties />
          </HomeExtras>
        </Stack>
      </Container>
    </Page>
  );
}
