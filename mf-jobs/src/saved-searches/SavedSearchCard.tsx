import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateSavedSearchMutation } from '@plumbline/shared-api/saved-searches';
import { useMay } from '@plumbline/shared-api/session';
import type { SavedSearch } from '@plumbline/shared-schema/saved-searches';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { useFormat } from '@plumbline/shared-ui/format';
import { SearchIcon } from '@plumbline/shared-ui/icons';
import { Card, CardContent, Stack } from '@plumbline/shared-ui/layout';
import { Chip, Typography } from '@plumbline/shared-ui/text';
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

  return (
    <Card component="article" aria-labelledby={titleId}>
      <CardContent component={Stack} sx={{ gap: 2 }}>
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', alignItems: 'flex-start' }}>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', minWidth: 0 }}>
            <Typography
              id={titleId}
              variant="h4"
              component="h2"
              sx={{ overflowWrap: 'anywhere', minWidth: 0 }}
            >
              {name}
            </Typography>
            {newCount > 0 && (
              <Chip size="small" color="secondary" label={t('savedSearches.new', { count: newCount })} />
            )}
          </Stack>
          {mayChange && <SavedSearchActions id={id} describedBy={titleId} onDialog={onDialog} />}
        </Stack>
        <SearchSummary filters={filtersOf(query)} />
        <Stack
          direction="row"
          sx={{
            columnGap: 3,
            rowGap: 1,
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
          }}
        >
          <Stack direction="row" sx={{ columnGap: 3, flexWrap: 'wrap' }}>
            <AlertSwitch search={search} kind="alerts" describedBy={titleId} />
            <AlertSwitch search={search} kind="mails" describedBy={titleId} />
          </Stack>
          <ButtonLink
            to={addressOf(query)}
            variant={newCount > 0 ? 'contained' : 'outlined'}
            startIcon={<SearchIcon />}
            aria-describedby={titleId}
            onClick={() => {
              if (newCount > 0 && mayChange) void update({ id, changes: { seen: true } });
            }}
          >
            {t('savedSearches.apply')}
          </ButtonLink>
        </Stack>
        <Typography variant="caption" color="text.secondary">
          <time dateTime={createdAt}>{t('savedSearches.since', { date: date(createdAt) })}</time>
        </Typography>
      </CardContent>
    </Card>
  );
}
