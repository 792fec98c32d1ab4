import { useTranslation } from 'react-i18next';
import { useListInvitesQuery } from '@plumbline/shared-api/invites';
import { useSearchMyJobsQuery } from '@plumbline/shared-api/jobs';
import { useListOffersQuery } from '@plumbline/shared-api/offers';
import { useSession } from '@plumbline/shared-api/session';
import type { User } from '@plumbline/shared-schema/users';
import { FirstStepsCard, type FirstStep } from '../first-steps/FirstStepsCard';
import { profileStep } from '../first-steps/profile-step';
import { useFirstDays } from '../first-steps/use-first-days';
import { NEWEST_OWN_JOBS } from './newest-own-jobs';

/** From a new account to the first contract. */
export function HirerSteps() {
  const { user } = useSession();
  return useFirstDays() && user && <Steps user={user} />;
}

function Steps({ user }: { user: User }) {
  const { t } = useTranslation('jobs');
  const { data: jobs } = useSearchMyJobsQuery(NEWEST_OWN_JOBS);
  const { data: offers } = useListOffersQuery();
  const { data: invites } = useListInvitesQuery();
  const newest = jobs?.data[0];
  const steps: FirstStep[] = [
    { key: 'email', text: t('firstSteps.email'), to: '/verify-email', isDone: user.emailVerified },
    {
      key: 'picture',
      text: t(user.userType === 'company' ? 'firstSteps.logo' : 'firstSteps.picture'),
      to: profileStep('picture'),
      isDone: user.profile !== null,
    },
    { key: 'post', text: t('firstSteps.post'), to: '/post-contract', isDone: newest !== undefined },
    {
      key: 'invite',
      text: t('firstSteps.invite'),
      to: newest ? `/jobs/${newest._id}/applicants` : '/professionals',
      isDone: Boolean(offers?.length) || Boolean(invites?.length),
    },
  ];
  return (
    <FirstStepsCard
      title={t('firstSteps.toContract')}
      steps={steps}
      isKnown={Boolean(jobs && offers && invites)}
    />
  );
}
