import { useListPortfolioItemsQuery } from '@plumbline/shared-api/portfolios';
import { useStartPromotionMutation } from '@plumbline/shared-api/promotions';
import { useSession } from '@plumbline/shared-api/session';
import { PROMOTION_DAYS } from '@plumbline/shared-schema/options';
import { amountIn } from '@plumbline/shared-schema/money';
import { useTry } from '@plumbline/shared-ui/action';
import { Form, MoneyField, SelectField, SubmitButton, useWatch, useZodForm } from '@plumbline/shared-ui/Form';
import { truncate, useFormat } from '@plumbline/shared-ui/format';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Box, Paper } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

const START = { portfolioId: '', days: 7, dailyBudget: 5 };

export function PromotionForm() {
  const { t } = useTranslation('marketing');
  const { days: daysLabel } = useLabels();
  const works = useOwnWorks();
  const [start] = useStartPromotionMutation();
  const attempt = useTry();
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/promotions')).createPromotionSchema,
    defaultValues: START,
  });
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ fontSize: '1.375rem', mb: 2.5 }}>
        {t('promote.start')}
      </Typography>
      <Form
        form={form}
        label={t('promote.start')}
        onSubmit={(promotion) => attempt(start(promotion).unwrap(), { failed: t('promote.failed') })}
      >
        <SelectField
          name="portfolioId"
          label={t('promote.what')}
          placeholder={t('promote.profile')}
          options={works}
          helperText={t('promote.whatHint')}
        />
        <SelectField
          name="days"
          label={t('promote.days')}
          placeholder={false}
          options={PROMOTION_DAYS.map((days) => ({ value: days, label: daysLabel(days) }))}
        />
        <MoneyField
          name="dailyBudget"
          label={t('promote.dailyBudget')}
          helperText={t('promote.budgetHint')}
          autoComplete="off"
        />
        <Total />
        <SubmitButton sx={{ alignSelf: 'flex-start' }}>{t('promote.begin')}</SubmitButton>
      </Form>
    </Paper>
  );
}

function useOwnWorks() {
  const { user } = useSession();
  const { data = [] } = useListPortfolioItemsQuery(user?._id ?? '', { skip: !user });
  return data.map(({ _id, description }) => ({ value: _id, label: truncate(description, { words: 8 }) }));
}

/** What all days would cost together. */
function Total() {
  const { t } = useTranslation('marketing');
  const { money } = useFormat();
  const [days, dailyBudget] = useWatch({ name: ['days', 'dailyBudget'] }) as [number, unknown];
  const total = days * amountIn(dailyBudget);
  return (
    <Box role="status">
      {total > 0 && (
        <Typography sx={{ fontWeight: 650 }}>{t('promote.total', { total: money(total) })}</Typography>
      )}
    </Box>
  );
}
