import { useTranslation } from 'react-i18next';
import { useProposeAmendmentMutation } from '@plumbline/shared-api/amendments';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { AMENDMENT_NOTE_MAX, TERMS_MAX } from '@plumbline/shared-schema/limits';
import { useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { MoneyField, TextAreaField, TextField, useWatch, useZodForm } from '@plumbline/shared-ui/Form';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useContractNames } from '../contract-names/use-contract-names';
import { MilestoneFields } from '../milestones/MilestoneFields';
import { boundMilestones, isDivisible, paidOf } from './amend-limits';
import { proposedVersion } from './amend-form';
import { versionOf } from './contract-version';
import { DeliveryStays } from './DeliveryStays';
import { Differences } from './Differences';
import { useDifferences } from './use-differences';

const TERMS_ROWS = 5;
const GRID = { display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' };

type AmendDialogProps = { contract: Contract; onClose: () => void };

/** Proposes a change: what holds now, to be edited, and what is different so far. */
export function AmendDialog({ contract, onClose }: AmendDialogProps) {
  const { t } = useTranslation('contracts');
  const { title } = useContractNames(contract);
  const [propose] = useProposeAmendmentMutation();
  const attempt = useTry();
  const before = versionOf(contract);
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/amendments')).proposeAmendmentSchema,
    defaultValues: {
      ...before,
      milestones: before.milestones.map(({ dueOn, ...row }) => ({ ...row, dueOn: dueOn ?? '' })),
      note: '',
    },
    mode: 'onSubmit',
  });
  const after = proposedVersion(useWatch({ control: form.control }));
  const isChanged = useDifferences()(before, after).length > 0;

  return (
    <FormDialog
      title={t('amend.title', { title })}
      text={t('amend.text')}
      form={form}
      onSubmit={(values) =>
        attempt(propose({ id: contract._id, ...values }).unwrap(), {
          failed: t('schema:failures.contractAction'),
        })
      }
      submit={t('amend.send')}
      isDisabled={!isChanged}
      draft={`contract:${contract._id}:amend:${contract.updatedAt}`}
      onClose={onClose}
    >
      <TermsFields contract={contract} />
      {isDivisible(contract) && (
        <MilestoneFields
          amount={after.amount}
          firstDay={after.startDate}
          lastDay={after.endDate}
          bound={boundMilestones(contract)}
        />
      )}
      <TextAreaField name="note" label={t('amend.note')} rows={2} maxLength={AMENDMENT_NOTE_MAX} isOptional />
      <Box>
        <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
          {t('amend.differences')}
        </Typography>
        {isChanged ? (
          <>
            <Differences before={before} after={after} />
            <DeliveryStays contract={contract} before={before} after={after} />
          </>
        ) : (
          <Typography color="text.secondary">{t('amend.same')}</Typography>
        )}
      </Box>
    </FormDialog>
  );
}

function TermsFields({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const { money } = useFormat();
  const paid = paidOf(contract.money);
  return (
    <>
      <TextAreaField name="terms" label={t('details.terms')} rows={TERMS_ROWS} maxLength={TERMS_MAX} />
      <MoneyField
        name="amount"
        label={t('details.value')}
        helperText={paid > 0 && t('amend.atLeast', { amount: money(paid) })}
      />
      <Box sx={GRID}>
        <TextField name="startDate" type="date" label={t('details.start')} />
        <TextField name="endDate" type="date" label={t('details.end')} />
      </Box>
    </>
  );
}
