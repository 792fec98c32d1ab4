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
import { ContractorSteps } from './ContractorSteps';
import { PeopleLinks } from './PeopleLinks';
import { RecentJobs } from './RecentJobs';
import { useContractorWaiting } from './use-contractor-waiting';

export function ContractorHomePage() {
  const { t } = useTranslation('jobs');
  const { user } = useSession();
  const waiting = useContractorWaiting();

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
        <ContractorSteps />
        <AfterWaiting waiting={waiting} loadingLabel={t('search.loading')}>
          <RecentJobs />
          <SearchBox />
        </AfterWaiting>
        <HomeExtras />
        <PeopleLinks />
      </Stack>
    </Page>
  );
}
