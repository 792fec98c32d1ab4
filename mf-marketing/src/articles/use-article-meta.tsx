import { calendarDay } from '@plumbline/shared-schema/calendar';
import type { Article } from '@plumbline/shared-schema/content';
import { useFormat } from '@plumbline/shared-ui/format';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What it is about, since when, and for how long. */
export function useArticleMeta({ topic, date, minutes }: Pick<Article, 'topic' | 'date' | 'minutes'>) {
  const { t } = useTranslation('marketing');
  const { date: dayText } = useFormat();
  const meta: ReactNode[] = [
    t(`articles.topic.${topic}`),
    <time key="day" dateTime={date}>
      {dayText(calendarDay(date))}
    </time>,
    t('articles.minutes', { count: minutes }),
  ];
  return meta;
}
