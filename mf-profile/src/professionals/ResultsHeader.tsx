import { useTranslation } from 'react-i18next';
import { useSession } from '@plumbline/shared-api/session';
import { PROFESSIONAL_SORTS } from '@plumbline/shared-schema/options';
import type { ProfessionalPage } from '@plumbline/shared-schema/professionals';
import { useKeptFocus } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { BookmarkBorderIcon, BookmarkIcon } from '@plumbline/shared-ui/more-icons';
import { ResultsBar } from '@plumbline/shared-ui/search';
import type { ProfessionalsView } from './use-professionals-view';

type ResultsHeaderProps = {
  view: Pick<ProfessionalsView, 'sort' | 'sortBy' | 'layout' | 'layOut' | 'isSaved' | 'showSaved'>;
  results: Pick<ProfessionalPage, 'count' | 'countIsMinimum'> | undefined;
  /** Others are on the way. */
  isStale: boolean;
};

export function ResultsHeader({ view, results, isStale }: ResultsHeaderProps) {
  const { t } = useTranslation('profile');
  const { sort, sortBy, layout, layOut, isSaved, showSaved } = view;
  const { isHirer } = useSession();
  // Somebody who is saved no longer leaves the list, with the button that had the focus.
  const title = useKeptFocus<HTMLHeadingElement>(isSaved ? results?.count : undefined);
  const found =
    results && t(results.countIsMinimum ? 'search.foundAtLeast' : 'search.found', { count: results.count });

  return (
    <ResultsBar
      title={t(isSaved ? 'search.savedTitle' : 'search.results')}
      titleRef={title}
      found={isStale ? undefined : found}
      sorting={
        isSaved
          ? undefined
          : {
              label: t('search.sort'),
              value: sort,
              choices: PROFESSIONAL_SORTS.map((choice) => ({
                value: choice,
                label: t(`options:professionalSort.${choice}`),
              })),
              onChange: sortBy,
            }
      }
      layout={layout}
      onLayOut={layOut}
    >
      {isHirer && <SavedButton isSaved={isSaved} onChange={showSaved} />}
    </ResultsBar>
  );
}

type SavedButtonProps = { isSaved: boolean; onChange: (isSaved: boolean) => void };

function SavedButton({ isSaved, onChange }: SavedButtonProps) {
  const { t } = useTranslation('profile');
  return (
    <Button
      variant="outlined"
      aria-pressed={isSaved}
      startIcon={isSaved ? <BookmarkIcon /> : <BookmarkBorderIcon />}
      onClick={() => onChange(!isSaved)}
      sx={{ bgcolor: isSaved ? 'action.selected' : undefined }}
    >
      {t('search.savedOnly')}
    </Button>
  );
}
