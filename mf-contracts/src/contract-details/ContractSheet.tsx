import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { optionLabel } from '@plumbline/shared-schema/options';
import { Facts } from '@plumbline/shared-ui/cards';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { SheetAmendments } from '../amendments/SheetAmendments';
import { useDateFacts } from '../contract-days/use-date-facts';
import { usePaymentText } from '../contract-status/use-payment-text';
import { SheetMilestones } from '../milestones/SheetMilestones';
import { SheetSignatures } from '../signed-terms/SheetSignatures';
import { useContractNames } from '../contract-names/use-contract-names';

/** Terms in a column of their own, as on a form. */
const FORM = { '& dl': { gridTemplateColumns: '40mm 1fr' }, '& dd': { textAlign: 'start' } };

/** The contract on paper, without buttons. */
export function ContractSheet({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const names = useContractNames(contract);
  const { money, date } = useFormat();
  const dates = useDateFacts(contract);
  const paymentText = usePaymentText();
  const { paymentDetails, terms, status } = contract;
  const party = (name: string, email: string) => `${name}, ${email.trim() || t('details.noEmail')}`;

  return (
    <Box sx={FORM}>
      <Typography variant="overline">{t('sheet.title')}</Typography>
      <Typography variant="h4" component="p" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        {names.title}
      </Typography>
      <Facts
        columns="rows"
        entries={[
          { term: t('details.client'), text: party(names.client, contract.client.email) },
          { term: t('details.professional'), text: party(names.professional, contract.professional.email) },
          { term: t('details.value'), text: money(paymentDetails.amount) },
          { term: t('sheet.payment'), text: paymentText(contract).short },
          { term: t('sheet.status'), text: t(optionLabel('contractStatus', status)) },
          ...dates.map(({ term, text }) => ({ term, text })),
        ]}
      />
      <SheetMilestones milestones={contract.milestones} />
      <Typography variant="h6" component="p" sx={{ mt: 4, mb: 1 }}>
        {t('details.terms')}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {terms.trim() || t('details.noTerms')}
      </Typography>
      <SheetSignatures contract={contract} />
      <SheetAmendments contract={contract} />
      <Typography variant="body2" sx={{ mt: 6 }}>
        {t('sheet.number', { id: contract._id, date: date(contract.createdAt) })}
      </Typography>
    </Box>
  );
}
