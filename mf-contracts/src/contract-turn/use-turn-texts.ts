import { useTranslation } from 'react-i18next';
import { calendarDay } from '@plumbline/shared-schema/calendar';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { useFormat } from '@plumbline/shared-ui/format';
import { useContractNames } from '../contract-names/use-contract-names';
import { useContractTurn } from './use-contract-turn';

/** In the reader's words: whose turn it is, for what, and by when. */
export function useTurnTexts(contract: Contract): { whose: string; step: string; until?: string } {
  const { t } = useTranslation('contracts');
  const { money, date } = useFormat();
  const names = useContractNames(contract);
  const { turn, isOwn } = useContractTurn(contract);
  if (turn.whose === null)
    return { whose: t(`turn.rest.${turn.step}`), step: t(`turn.resting.${turn.step}`) };

  const { whose, step, part, due = 0, until } = turn;
  const name = { hirer: names.client, professional: names.professional, plumbline: 'Plumbline' }[whose];
  const facts = { name, amount: money(due), what: part?.title ?? names.title };
  return {
    whose: isOwn ? t('turn.own') : t('turn.other', { name }),
    step: t(`turn.${isOwn ? 'asked' : 'awaited'}.${step}`, facts),
    ...(until !== undefined && { until: t('turn.until', { date: date(calendarDay(until)) }) }),
  };
}
