import type { PlanChoice } from '@plumbline/shared-schema/preferences';
import { PLAN_PERIODS, PLANS } from '@plumbline/shared-schema/options';
import { Button } from '@plumbline/shared-ui/actions';
import { useListView } from '@plumbline/shared-ui/address';
import { CardList, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { PlanCard } from './PlanCard';

type PlanBoardProps = {
  /** The plan that somebody has. */
  current?: PlanChoice['id'];
  chosen?: PlanChoice | undefined;
  onChoose?: (choice: PlanChoice) => void;
};

/** The three plans, by the month or by the year. */
export function PlanBoard({ current, chosen, onChoose }: PlanBoardProps) {
  const { t } = useTranslation('marketing');
  const { period, set } = useListView({ period: PLAN_PERIODS });
  const isChosen = (id: PlanChoice['id']) => chosen?.id === id && chosen.period === period;
  return (
    <>
      <Stack
        direction="row"
        role="group"
        aria-label={t('plans.period')}
        sx={{ mb: 3, gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
      >
        {PLAN_PERIODS.map((each) => (
          <Button
            key={each}
            variant="outlined"
            aria-pressed={each === period}
            onClick={() => set({ period: each })}
            sx={{ bgcolor: each === period ? 'action.selected' : undefined }}
          >
            {t(`plans.${each}`)}
            {each === 'year' && (
              <>
                {' '}
                <Typography component="span" variant="body2" color="text.secondary" sx={{ ml: 1 }}>
                  {t('plans.saving')}
                </Typography>
              </>
            )}
          </Button>
        ))}
      </Stack>
      <CardList
        rows={PLANS}
        keyOf={({ id }) => id}
        spacing={0}
        sx={{ display: 'grid', gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' }, gap: 3 }}
      >
        {(plan) => (
          <PlanCard
            {...plan}
            period={period}
            heading="h2"
            ground="background.paper"
            isCurrent={plan.id === current}
            isChosen={isChosen(plan.id)}
            isOtherChosen={chosen !== undefined && chosen.id !== plan.id}
            onChoose={onChoose && (() => onChoose({ id: plan.id, period }))}
          />
        )}
      </CardList>
      <Typography color="text.secondary" sx={{ mt: 3 }}>
        {t('plans.openToAll')}
      </Typography>
    </>
  );
}
