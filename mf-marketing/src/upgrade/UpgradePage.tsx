import { Page } from '@plumbline/shared-ui/Page';
import { useTranslation } from 'react-i18next';
import { PlanChooser } from '../plans/PlanChooser';
import { PlanQuestions } from '../plans/PlanQuestions';

export function UpgradePage() {
  const { t } = useTranslation('marketing');
  return (
    <Page title={t('titles.upgrade')} subtitle={t('plans.current', { plan: t('options:plan.freebie') })}>
      <PlanChooser />
      <PlanQuestions />
    </Page>
  );
}
