import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@plumbline/shared-ui/actions';
import { FilterListIcon } from '@plumbline/shared-ui/icons';
import { Box } from '@plumbline/shared-ui/layout';

/** Filters that fold away on small screens. */
export function FoldedFilters({ children }: { children: ReactNode }) {
  const { t } = useTranslation('jobs');
  const [isOpen, setOpen] = useState(false);
  const id = useId();

  return (
    <>
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        startIcon={<FilterListIcon />}
        onClick={() => {
          setOpen(!isOpen);
        }}
        sx={{ display: { md: 'none' }, mt: 1 }}
      >
        {t(isOpen ? 'search.fewerFilters' : 'search.moreFilters')}
      </Button>
      <Box id={id} sx={{ display: { xs: isOpen ? 'block' : 'none', md: 'block' }, mt: 2 }}>
        {children}
      </Box>
    </>
  );
}
