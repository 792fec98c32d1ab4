import { useTranslation } from 'react-i18next';
import { Box, Container, Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { HomeExtras } from '../home/HomeExtras';
import { PostedNext } from './PostedNext';
import { RecentOwnJobs } from './RecentOwnJobs';
import { useWaiting } from './use-waiting';
import { WaitingForYou } from './WaitingForYou';
import { Welcome } from './Welcome';

/** About as high as the newest jobs: what waits stands above them and would push them down if it came later. */
const ROOM = 380;

export function ClientHomePage() {
  const { t } = useTranslation('jobs');
  const waiting = useWaiting();

  return (
    <Page title={t('titles.clientHome')} isFullBleed>
      <Welcome />
      <Container maxWidth="lg" sx={{ py: { xs: 4, md: 6 } }}>
        <Stack spacing={{ xs: 5, md: 7 }} useFlexGap>
          <PostedNext />
          {waiting.isLoading ? (
            <Box role="status" aria-busy="true" aria-label={t('clientHome.loading')}>
              <Skeleton variant="rounded" height={ROOM} />
            </Box>
          ) : (
            <>
              {waiting.entries.length > 0 && <WaitingForYou entries={waiting.entries} />}
              <RecentOwnJobs />
            </>
          )}
          <HomeExtras />
        </Stack>
      </Container>
    </Page>
  );
}
