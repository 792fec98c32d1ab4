import { useListHelpQuery } from '@plumbline/shared-api/content';
import { useSession } from '@plumbline/shared-api/session';
import { useListView } from '@plumbline/shared-ui/address';
import { hasWords, NothingFound, SearchField } from '@plumbline/shared-ui/fields';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { Box, Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { WithContents } from '../articles/WithContents';
import { HelpTopics, topicId, topicsOf } from './HelpTopics';
import { OwnTickets } from './OwnTickets';
import { wordsOf } from './words-of';

const SupportForm = lazily(() => import('./SupportForm'), 'SupportForm');

const WRITE = 'write';

export function SupportPage() {
  const { t } = useTranslation('marketing');
  const { language } = useLanguage();
  const { user } = useSession();
  const { text, q, search, clear } = useListView();
  const help = useListHelpQuery(language);
  const found = help.currentData?.filter((entry) => hasWords(wordsOf(entry), q));
  const sections = [
    ...topicsOf(found ?? []).map((topic) => ({ id: topicId(topic), title: t(`support.topic.${topic}`) })),
    { id: WRITE, title: t('support.write') },
  ];
  return (
    <Page title={t('titles.support')} subtitle={t('support.lead')}>
      <WithContents sections={sections}>
        <Stack spacing={4}>
          <SearchField
            label={t('support.search')}
            placeholder={t('support.searchHint')}
            text={text}
            onChange={search}
          />
          <QueryBoundary
            query={{ ...help, data: found }}
            skeleton={<Skeleton variant="rounded" height={640} />}
            isEmpty={(entries) => entries.length === 0}
            empty={
              <NothingFound
                isSearch={q !== ''}
                title={t('support.none')}
                hint={t('support.noneHint')}
                onClear={clear}
              />
            }
          >
            {(entries) => <HelpTopics entries={entries} hasSample={user !== null} />}
          </QueryBoundary>
          <Box component="section">
            <Typography variant="h2" id={WRITE}>
              {t('support.write')}
            </Typography>
            <Typography color="text.secondary" sx={{ mt: 1, mb: 3 }}>
              {t('support.writeHint')}
            </Typography>
            <SupportForm />
          </Box>
          {user && <OwnTickets />}
        </Stack>
      </WithContents>
    </Page>
  );
}
