import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { AmendmentWords } from './AmendmentWords';
import { Differences } from './Differences';
import { useAmendmentTitle } from './use-amendment-title';
import { useAmendments } from './use-amendments';

/** All proposals on paper, with both versions; nothing where there were none. */
export function SheetAmendments({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const titleOf = useAmendmentTitle(contract);
  const amendments = useAmendments(contract);
  if (amendments.length === 0) return null;

  return (
    <Box sx={{ mt: 4 }}>
      <Typography variant="h6" component="p" sx={{ mb: 1 }}>
        {t('amend.history')}
      </Typography>
      {amendments.map((amendment) => (
        <Box key={amendment._id} sx={{ mb: 2.5, breakInside: 'avoid' }}>
          <Typography sx={{ mb: 1 }}>{titleOf(amendment)}</Typography>
          <AmendmentWords contract={contract} amendment={amendment} />
          <Differences before={amendment.before} after={amendment.after} />
        </Box>
      ))}
    </Box>
  );
}
