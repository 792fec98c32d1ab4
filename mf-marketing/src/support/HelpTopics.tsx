import type { HelpEntry } from '@plumbline/shared-schema/content';
import { Accordion } from '@plumbline/shared-ui/Accordion';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { Prose } from '../articles/Prose';

/** In the order in which they were written. */
export const topicsOf = (entries: readonly HelpEntry[]) => [...new Set(entries.map(({ topic }) => topic))];

export const topicId = (topic: HelpEntry['topic']): string => `topic-${topic}`;

/** Questions under their topics. */
export function HelpTopics({ entries }: { entries: readonly HelpEntry[] }) {
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
        </Box>
      ))}
    </Stack>
  );
}
