import { CURRENT_PLAN } from '@plumbline/shared-schema/options';
import { Page } from '@plumbline/shared-ui/Page';
import { useTranslation } from 'react-i18next';
import { PlanChooser } from '../plans/PlanChooser';
import { PlanQuestions } from '../plans/PlanQuestions';

export function UpgradePage() {
  const { t } = useTranslation('marketing');
  return (
    <Page
      title={t('titles.upgrade')}
      subtitle={t('plans.current', { plan: t(`options:plan.${CURRENT_PLAN}`) })}
    >
      <PlanChooser />
      <PlanQuestions />
    </Page>
  );
}
