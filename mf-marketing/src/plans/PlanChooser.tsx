import { useGetPreferencesQuery, useUpdatePreferencesMutation } from '@plumbline/shared-api/preferences';
import { CURRENT_PLAN } from '@plumbline/shared-schema/options';
import type { PlanChoice } from '@plumbline/shared-schema/preferences';
import { useAction } from '@plumbline/shared-ui/action';
import { Alert } from '@plumbline/shared-ui/feedback';
import { useTranslation } from 'react-i18next';
import { PlanBoard } from './PlanBoard';

/** Notes which plan a person would like, and says that it costs nothing. */
export function PlanChooser() {
  const { t } = useTranslation('marketing');
  const { data } = useGetPreferencesQuery();
  const [update] = useUpdatePreferencesMutation();
  const run = useAction();
  const choose = (plan: PlanChoice) => {
    const name = t(`options:plan.${plan.id}`);
    return run(update({ plan }).unwrap(), {
      done: t('plans.kept', { plan: name }),
      failed: t('plans.failed'),
    });
  };
  return (
    <>
      <Alert severity="info" role="note" sx={{ mb: 3 }}>
        {t('plans.note')}
      </Alert>
      <PlanBoard current={CURRENT_PLAN} chosen={data?.plan} onChoose={(plan) => void choose(plan)} />
    </>
  );
}
