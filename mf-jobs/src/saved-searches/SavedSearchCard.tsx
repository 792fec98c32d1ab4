import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateSavedSearchMutation } from '@plumbline/shared-api/saved-searches';
import { useMay } from '@plumbline/shared-api/session';
import type { SavedSearch } from '@plumbline/shared-schema/saved-searches';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { useFormat } from '@plumbline/shared-ui/format';
import { SearchIcon } from '@plumbline/shared-ui/icons';
import { JobCover } from '@plumbline/shared-ui/job-covers';
import { EntryCard, Stack } from '@plumbline/shared-ui/layout';
import { Chip } from '@plumbline/shared-ui/text';
import { AlertSwitch } from './AlertSwitch';
import { addressOf, filtersOf } from './saved-query';
import { SavedSearchActions } from './SavedSearchActions';
import { SearchSummary } from './SearchSummary';

type SavedSearchCardProps = { search: SavedSearch; onDialog: (name: string) => void };

export function SavedSearchCard({ search, onDialog }: SavedSearchCardProps) {
  const { t } = useTranslation('jobs');
  const { date } = useFormat();
  const titleId = useId();
  const [update] = useUpdateSavedSearchMutation();
  const mayChange = useMay('hire');
  const { _id: id, name, query, newCount, createdAt } = search;
  const filters = filtersOf(query);
  const link = {
    to: addressOf(query),
    onClick: () => {
      if (newCount > 0 && mayChange) void update({ id, changes: { seen: true } });
    },
  };

  return (
    <EntryCard
      title={name}
      titleId={titleId}
      heading="h2"
      link={link}
      cover={
        <JobCover
          job={{ jobCategory: filters.category, skillsRequired: [{ name: filters.q }], picture: null }}
          sizes="184px"
        />
      }
      more={mayChange && <SavedSearchActions id={id} describedBy={titleId} onDialog={onDialog} />}
      mark={
        newCount > 0 && (
          <Chip size="small" color="secondary" label={t('savedSearches.new', { count: newCount })} />
        )
      }
      meta={[
        <time key="since" dateTime={createdAt}>
          {t('savedSearches.since', { date: date(createdAt) })}
        </time>,
      ]}
      action={
        <ButtonLink {...link} variant="outlined" startIcon={<SearchIcon />} aria-describedby={titleId}>
          {t('savedSearches.apply')}
        </ButtonLink>
      }
    >
      <SearchSummary filters={filters} />
      <Stack direction="row" sx={{ columnGap: 3, flexWrap: 'wrap' }}>
        <AlertSwitch search={search} kind="alerts" describedBy={titleId} />
        <AlertSwitch search={search} kind="mails" describedBy={titleId} />
      </Stack>
    </EntryCard>
  );
}
