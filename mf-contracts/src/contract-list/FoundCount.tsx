import { useTranslation } from 'react-i18next';
import { Box } from '@plumbline/shared-ui/layout';
import { visuallyHidden } from '@plumbline/shared-ui/text';

type FoundCountProps = {
  /** Undefined while loading. */
  count: number | undefined;
  isSearch: boolean;
};

/** Announces how many contracts match the search. */
export function FoundCount({ count, isSearch }: FoundCountProps) {
  const { t } = useTranslation('contracts');
  return (
    <Box role="status" sx={visuallyHidden}>
      {isSearch && count !== undefined ? t('contractList.found', { count }) : ''}
    </Box>
  );
}
