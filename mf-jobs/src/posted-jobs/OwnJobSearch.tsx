import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '@plumbline/shared-schema/jobs';
import { Button } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { SearchIcon } from '@plumbline/shared-ui/icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { OwnJobCard } from '../own-job/OwnJobCard';
import { matchingJobs } from './matching-jobs';
import { SearchBox } from './SearchBox';
import { useSearchText } from './use-search-text';

/** The posted jobs under a search box that filters them by title and description. */
export function OwnJobSearch({ jobs }: { jobs: Job[] }) {
  const { t } = useTranslation('jobs');
  const [text, search] = useSearchText();
  const input = useRef<HTMLInputElement>(null);
  const found = matchingJobs(jobs, text);

  return (
    <Stack spacing={3}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: { sm: 'center' } }}>
        <SearchBox text={text} onChange={search} inputRef={input} />
        <Typography role="status" color="text.secondary">
          {t('posted.count', { count: found.length })}
        </Typography>
      </Stack>
      {found.length === 0 && (
        <EmptyState
          title={t('posted.noMatch', { text: text.trim() })}
          icon={<SearchIcon />}
          action={
            <Button
              variant="outlined"
              onClick={() => {
                search('');
                input.current?.focus();
              }}
            >
              {t('posted.clear')}
            </Button>
          }
        />
      )}
      <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {found.map((job) => (
          <li key={job._id}>
            <OwnJobCard job={job} heading="h2" />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
