import { useTranslation } from 'react-i18next';
import type { ContractPage } from '@plumbline/shared-schema/contracts';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Pagination } from '@plumbline/shared-ui/Pagination';
import { Typography } from '@plumbline/shared-ui/text';
import { HistoryCard } from './HistoryCard';

type HistoryListProps = {
  found: Pick<ContractPage, 'data' | 'count' | 'page' | 'limit'>;
  onPage: (page: number) => void;
};

/** One page of the history, and the ways to the others. */
export function HistoryList({ found: { data, count, page, limit }, onPage }: HistoryListProps) {
  const { t } = useTranslation('contracts');
  return (
    <Box>
      <Typography role="status" color="text.secondary" sx={{ mb: 2 }}>
        {t('contractList.found', { count })}
      </Typography>
      <Stack
        component="ul"
        spacing={1.5}
        aria-label={t('contractList.list')}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {data.map((contract) => (
          <li key={contract._id}>
            <HistoryCard contract={contract} />
          </li>
        ))}
      </Stack>
      <Pagination page={page} limit={limit} count={count} onChange={onPage} />
    </Box>
  );
}
