import { useTranslation } from 'react-i18next';
import type { Amendment } from '@plumbline/shared-schema/amendments';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Typography } from '@plumbline/shared-ui/text';
import { useContractNames } from '../contract-names/use-contract-names';

/** What the two sides say about a proposal. */
export function AmendmentWords({ contract, amendment }: { contract: Contract; amendment: Amendment }) {
  const { t } = useTranslation('contracts');
  const { client, professional } = useContractNames(contract);
  const { note, answer, proposedBy } = amendment;
  const [author, other] = proposedBy === 'hirer' ? [client, professional] : [professional, client];
  const lines = [
    note !== null && t('amend.says', { name: author, text: note }),
    answer !== null && t('amend.says', { name: other, text: answer }),
  ].filter((line) => line !== false);

  return lines.map((line) => (
    <Typography
      key={line}
      variant="body2"
      dir="auto"
      sx={{ mb: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
    >
      {line}
    </Typography>
  ));
}
