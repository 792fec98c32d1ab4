import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { visuallyHidden } from '@plumbline/shared-ui/text';

type CardListProps = {
  label: string;
  count: number;
  /** Then the number found is announced. */
  isSearch: boolean;
  /** `<li>`s. */
  children: ReactNode;
};

/** Cards beneath each other. */
export function CardList({ label, count, isSearch, children }: CardListProps) {
  const { t } = useTranslation('contracts');
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {isSearch ? t('contractList.found', { count }) : ''}
      </Box>
      <Stack component="ul" spacing={2} aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {children}
      </Stack>
    </>
  );
}
