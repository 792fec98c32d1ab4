import { useTranslation } from 'react-i18next';
import type { ProjectMoney } from '@plumbline/shared-schema/projects';
import { Facts, TitledSection } from '@plumbline/shared-ui/cards';
import { Alert } from '@plumbline/shared-ui/feedback';
import { useFormat } from '@plumbline/shared-ui/format';
import { Typography } from '@plumbline/shared-ui/text';
import { BudgetBar } from './BudgetBar';
import { useBudgetTexts } from './use-budget-texts';

/** The budget against what is planned, agreed and paid: a bar, the numbers, and what they mean. */
export function ProjectBudget({ money: amounts }: { money: ProjectMoney }) {
  const { t } = useTranslation('jobs');
  const { money } = useFormat();
  const { sum, verdict, isOver } = useBudgetTexts(amounts);
  const figures = ['budget', 'planned', 'agreed', 'paid'] as const;

  return (
    <TitledSection title={t('project.money.title')} text={t('project.money.text')}>
      <BudgetBar money={amounts} label={sum} />
      <Facts
        columns={4}
        entries={figures.map((name) => ({
          term: t(`project.money.${name}`),
          text: money(amounts[name]),
          isMain: true,
        }))}
      />
      {isOver ? <Alert severity="warning">{verdict}</Alert> : <Typography>{verdict}</Typography>}
      {amounts.unpriced > 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('project.money.unpriced', { count: amounts.unpriced })}
        </Typography>
      )}
    </TitledSection>
  );
}
