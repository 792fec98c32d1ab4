import { useTranslation } from 'react-i18next';
import { useGetProfileSummaryQuery } from '@plumbline/shared-api/directory';
import { useListSavedSearchesQuery } from '@plumbline/shared-api/saved-searches';
import { useSession } from '@plumbline/shared-api/session';
import type { User } from '@plumbline/shared-schema/users';
import { pathWith } from '@plumbline/shared-ui/address';
import { FirstStepsCard, type FirstStep } from '../first-steps/FirstStepsCard';
import { profileStep } from '../first-steps/profile-step';
import { useFirstDays } from '../first-steps/use-first-days';
import { placeOf } from '../home/own-place';
import { mainTrade } from './main-trade';

/** From a new account to the first job. */
export function ContractorSteps() {
  const { user } = useSession();
  return useFirstDays() && user && <Steps user={user} />;
}

function Steps({ user }: { user: User }) {
  const { t } = useTranslation('jobs');
  const { data: summary } = useGetProfileSummaryQuery(user._id);
  const { data: searches } = useListSavedSearchesQuery();
  const search = { specialty: mainTrade(summary?.skills), jobLocation: placeOf(user)?.near, dialog: 'save' };
  const steps: FirstStep[] = [
    {
      key: 'picture',
      text: t('firstSteps.picture'),
      to: profileStep('picture'),
      isDone: user.profile !== null,
    },
    { key: 'trade', text: t('firstSteps.trade'), to: profileStep('title'), isDone: Boolean(user.title) },
    {
      key: 'work',
      text: t('firstSteps.work'),
      to: profileStep('portfolios.new'),
      isDone: summary !== undefined && summary.works > 0,
    },
    {
      key: 'search',
      text: t('firstSteps.search'),
      to: pathWith('/jobs', search),
      isDone: Boolean(searches?.length),
    },
  ];
  return (
    <FirstStepsCard title={t('firstSteps.toJob')} steps={steps} isKnown={Boolean(summary && searches)} />
  );
}
