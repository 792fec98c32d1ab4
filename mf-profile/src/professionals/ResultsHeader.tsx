import { useTranslation } from 'react-i18next';
import { useSession } from '@plumbline/shared-api/session';
import { PROFESSIONAL_SORTS } from '@plumbline/shared-schema/options';
import type { ProfessionalPage } from '@plumbline/shared-schema/professionals';
import { Button } from '@plumbline/shared-ui/actions';
import { TextInput } from '@plumbline/shared-ui/fields';
import { BookmarkBorderIcon, BookmarkIcon } from '@plumbline/shared-ui/icons';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { LayoutSwitch } from '@plumbline/shared-ui/search';
import { Typography } from '@plumbline/shared-ui/text';
import type { Sort } from './professional-filters';
import type { ProfessionalsView } from './use-professionals-view';

type ResultsHeaderProps = {
  view: Pick<ProfessionalsView, 'sort' | 'sortBy' | 'layout' | 'layOut' | 'isSaved' | 'showSaved'>;
  /** Undefined while stale. */
  results: Pick<ProfessionalPage, 'count' | 'countIsMinimum'> | undefined;
};

export function ResultsHeader({ view, results }: ResultsHeaderProps) {
  const { t } = useTranslation('profile');
  const { sort, sortBy, layout, layOut, isSaved, showSaved } = view;
  const { isHirer } = useSession();

  return (
    <Stack
      direction="row"
      sx={{ mb: 2, gap: 2, flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}
    >
      <Box>
        <Typography variant="h3" component="h2">
          {t(isSaved ? 'search.savedTitle' : 'search.results')}
        </Typography>
        <Typography variant="body2" color="text.secondary" aria-live="polite" sx={{ minHeight: '1.55em' }}>
          {results &&
            t(results.countIsMinimum ? 'search.foundAtLeast' : 'search.found', { count: results.count })}
        </Typography>
      </Box>
      <Stack
        direction="row"
        sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap', width: { xs: '100%', sm: 'auto' } }}
      >
        {isHirer && (
          <Button
            variant={isSaved ? 'contained' : 'outlined'}
            aria-pressed={isSaved}
            startIcon={isSaved ? <BookmarkIcon /> : <BookmarkBorderIcon />}
            onClick={() => showSaved(!isSaved)}
          >
            {t('search.savedOnly')}
          </Button>
        )}
        {!isSaved && (
          <TextInput
            select
            size="small"
            fullWidth={false}
            label={t('search.sort')}
            value={sort}
            onChange={({ target }) => sortBy(target.value as Sort)}
            sx={{ flex: { xs: 1, sm: 'none' }, minWidth: 130 }}
          >
            {PROFESSIONAL_SORTS.map((choice) => (
              <option key={choice} value={choice}>
                {t(`options:professionalSort.${choice}`)}
              </option>
            ))}
          </TextInput>
        )}
        <LayoutSwitch layout={layout} onChange={layOut} />
      </Stack>
    </Stack>
  );
}
