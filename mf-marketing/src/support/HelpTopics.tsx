import type { HelpEntry } from '@plumbline/shared-schema/content';
import { Accordion } from '@plumbline/shared-ui/Accordion';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { Prose } from '../articles/Prose';
import { touchable } from '../articles/touchable';

/** The topics in the order in which they were written. */
export const topicsOf = (entries: readonly HelpEntry[]) => [...new Set(entries.map(({ topic }) => topic))];

export const topicId = (topic: HelpEntry['topic']): string => `topic-${topic}`;

type HelpTopicsProps = {
  entries: readonly HelpEntry[];
  /** Whether the page of a sample job can be opened. */
  hasSample: boolean;
};

/** Questions under their topics. */
export function HelpTopics({ entries, hasSample }: HelpTopicsProps) {
  const { t } = useTranslation('marketing');
  return (
    <Stack spacing={4}>
      {topicsOf(entries).map((topic) => (
        <Box component="section" key={topic}>
          <Typography variant="h2" id={topicId(topic)} sx={{ mb: 1.5 }}>
            {t(`support.topic.${topic}`)}
          </Typography>
          <Accordion
            keepsContent
            items={entries
              .filter((entry) => entry.topic === topic)
              .map(({ id, question, answer }) => ({
                id,
                title: question,
                content: <Prose blocks={answer} />,
              }))}
          />
          {hasSample && topic === 'jobs' && (
            <Typography sx={{ mt: 1.5 }}>
              <Link to="/job-desc" state={{ isSample: true }} sx={touchable}>
                {t('support.sample')}
              </Link>
            </Typography>
          )}
        </Box>
      ))}
    </Stack>
  );
}
