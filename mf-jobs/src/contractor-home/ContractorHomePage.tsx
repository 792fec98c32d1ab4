import { useTranslation } from 'react-i18next';
import { useSession } from '@plumbline/shared-api/session';
import { greetedName } from '@plumbline/shared-schema/profiles';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { SearchIcon } from '@plumbline/shared-ui/icons';
import { BookmarkIcon } from '@plumbline/shared-ui/more-icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { AfterWaiting } from '../home/AfterWaiting';
import { HomeExtras } from '../home/HomeExtras';
import { SearchBox } from '../home/SearchBox';
import { useIsPhone } from '../home/use-is-phone';
import { RecentJobs } from './RecentJobs';
import { useContractorWaiting } from './use-contractor-waiting';

export function ContractorHomePage() {
  const { t } = useTranslation('jobs');
  const { user } = useSession();
  const waiting = useContractorWaiting();
  const isPhone = useIsPhone();

  return (
    <Page
      title={t('contractorHome.welcome', { name: user ? greetedName(user) : '' })}
      subtitle={t('contractorHome.subtitle')}
      actions={
        <>
          <ButtonLink to="/saved-contracts" variant="outlined" startIcon={<BookmarkIcon />}>
            {t('contractorHome.saved')}
          </ButtonLink>
          <ButtonLink to="/jobs" variant="outlined" startIcon={<SearchIcon />}>
            {t('contractorHome.findJobs')}
          </ButtonLink>
        </>
      }
    >
      <Stack spacing={6} useFlexGap>
        {!isPhone && <SearchBox />}
        <AfterWaiting waiting={waiting} loadingLabel={t('search.loading')}>
          {isPhone && <SearchBox />}
          <RecentJobs />
        </AfterWaiting>
        <HomeExtras />
      </Stack>
    </Page>
  );
}
