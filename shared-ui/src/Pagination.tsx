import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChevronLeftIcon, ChevronRightIcon } from '@plumbline/shared-ui/icons';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

export type PaginationProps = {
  /** From 1. */
  page: number;
  /** Rows on a page. */
  limit: number;
  /** Rows in all. */
  count: number;
  /** `replace`: there is no such page, and Back must not lead to it again. */
  onChange: (page: number, options: { replace: boolean }) => void;
};

/** Both and the position between them stay in one line on a phone, in French too. */
const BUTTON = { px: { xs: 1.25, sm: 2 } };

/**
 * Previous and Next, hidden where one page holds everything, disabled at the ends. A page beyond the end calls
 * `onChange` with the last one.
 */
export function Pagination({ page, limit, count, onChange }: PaginationProps) {
  const { t } = useTranslation('ui');
  const pages = Math.max(1, Math.ceil(count / limit));
  const isBeyondEnd = count > 0 && page > pages;
  useEffect(() => {
    if (isBeyondEnd) onChange(pages, { replace: true });
  }, [isBeyondEnd, pages, onChange]);

  if (count <= limit) return null;
  const step = (by: number) => () => {
    onChange(page + by, { replace: false });
  };
  return (
    <Stack
      component="nav"
      aria-label={t('pagination.label')}
      direction="row"
      spacing={{ xs: 0.75, sm: 2 }}
      useFlexGap
      sx={{ alignItems: 'center', justifyContent: 'center', flexWrap: 'wrap', py: 3 }}
    >
      <Button
        variant="outlined"
        startIcon={<ChevronLeftIcon />}
        disabled={page <= 1}
        onClick={step(-1)}
        sx={BUTTON}
      >
        {t('pagination.previous')}
      </Button>
      <Typography aria-live="polite" variant="body2" sx={{ whiteSpace: 'nowrap' }}>
        {t('pagination.position', { page: Math.min(page, pages), pages })}
      </Typography>
      <Button
        variant="outlined"
        endIcon={<ChevronRightIcon />}
        disabled={page >= pages}
        onClick={step(1)}
        sx={BUTTON}
      >
        {t('pagination.next')}
      </Button>
    </Stack>
  );
}
