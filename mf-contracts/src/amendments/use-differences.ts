import { useTranslation } from 'react-i18next';
import type { ContractVersion } from '@plumbline/shared-schema/amendments';
import { calendarDay } from '@plumbline/shared-schema/calendar';
import { useFormat } from '@plumbline/shared-ui/format';
import { daysUntil } from '../contract-days/contract-days';

type MilestoneVersion = ContractVersion['milestones'][number];

/** Something that two versions have differently; `undefined` where one does not have it. */
export type Difference = {
  key: string;
  label: string;
  before: string | undefined;
  after: string | undefined;
  /** By how much, of an amount or a day: '+$600'. */
  by?: string | undefined;
};

/** Yields what is different, in the words of the reader. */
export function useDifferences() {
  const { t } = useTranslation('contracts');
  const { money, date } = useFormat();
  const day = (text: string) => (text === '' ? '' : date(calendarDay(text)));

  const texts = ({ amount, startDate, endDate, terms }: ContractVersion) => ({
    amount: money(amount),
    startDate: day(startDate),
    endDate: day(endDate),
    terms: terms.trim(),
  });
  const labels = {
    amount: t('details.value'),
    startDate: t('details.start'),
    endDate: t('details.end'),
    terms: t('details.terms'),
  };
  const signed = (step: number, text: string) => `${step < 0 ? '−' : '+'}${text}`;
  const byDays = (was: string, will: string) => {
    if (was === '' || will === '') return undefined;
    const step = daysUntil(will, calendarDay(was));
    return signed(step, t('options:days', { count: Math.abs(step) }));
  };
  const steps = (was: ContractVersion, will: ContractVersion) => ({
    amount: signed(will.amount - was.amount, money(Math.abs(will.amount - was.amount))),
    startDate: byDays(was.startDate, will.startDate),
    endDate: byDays(was.endDate, will.endDate),
    terms: undefined,
  });
  const milestone = (one: MilestoneVersion | undefined) =>
    one &&
    [one.title, money(one.amount), one.dueOn && t('milestones.due', { date: day(one.dueOn) })]
      .filter(Boolean)
      .join(', ');

  function ofMilestones(before: ContractVersion, after: ContractVersion): Difference[] {
    const ids = [...new Set([...before.milestones, ...after.milestones].map(({ _id }) => _id))];
    return ids.map((id) => {
      const [was, will] = [before, after].map(({ milestones }) => milestones.find(({ _id }) => _id === id));
      return {
        key: id,
        label: t('amend.milestone', { title: will?.title || was?.title || t('amend.untitled') }),
        before: milestone(was),
        after: milestone(will),
      };
    });
  }

  return (before: ContractVersion, after: ContractVersion): Difference[] => {
    const [was, will] = [texts(before), texts(after)];
    const by = steps(before, after);
    const fields = (['amount', 'startDate', 'endDate', 'terms'] as const).map((key) => ({
      key,
      label: labels[key],
      before: was[key],
      after: will[key],
      by: by[key],
    }));
    return [...fields, ...ofMilestones(before, after)].filter((one) => one.before !== one.after);
  };
}
