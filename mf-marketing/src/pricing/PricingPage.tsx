import { useSession } from '@plumbline/shared-api/session';
import { Alert } from '@plumbline/shared-ui/feedback';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Page } from '@plumbline/shared-ui/Page';
import { useTranslation } from 'react-i18next';
import { PlanBoard } from '../plans/PlanBoard';
import { PlanQuestions } from '../plans/PlanQuestions';

const PlanChooser = lazily(() => import('../plans/PlanChooser'), 'PlanChooser', <PlanBoard />);

/** The plans for everybody; who is signed in can choose here as well. */
export function PricingPage() {
  const { t } = useTranslation('marketing');
  const { user } = useSession();
  return (
    <Page title={t('titles.pricing')} subtitle={t('plans.free')}>
      {user ? <PlanChooser /> : <VisitorPlans />}
      <PlanQuestions />
    </Page>
  );
}

function VisitorPlans() {
  const { t } = useTranslation('marketing');
  return (
    <>
      <Alert severity="info" role="note" sx={{ mb: 3 }}>
        {t('plans.visitorNote')}
      </Alert>
      <PlanBoard />
    </>
  );
}
