import { calendarDay } from '@plumbline/shared-schema/calendar';
import type { Article } from '@plumbline/shared-schema/content';
import { useFormat } from '@plumbline/shared-ui/format';
import { DotLine, Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

type ArticleMetaProps = Pick<Article, 'topic' | 'date' | 'minutes'>;

/** What it is about, since when, and for how long. */
export function ArticleMeta({ topic, date, minutes }: ArticleMetaProps) {
  const { t } = useTranslation('marketing');
  const { date: dayText } = useFormat();
  return (
    <Typography variant="body2" color="text.secondary">
      <DotLine
        facts={[
          t(`articles.topic.${topic}`),
          <time key="day" dateTime={date}>
            {dayText(calendarDay(date))}
          </time>,
          t('articles.minutes', { count: minutes }),
        ]}
      />
    </Typography>
  );
}
