import { useTranslation } from 'react-i18next';
import { useConfirmTermsMutation, useGetSignedTermsQuery } from '@plumbline/shared-api/signed-terms';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { FULL_NAME_MAX } from '@plumbline/shared-schema/limits';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { TextField, useZodForm } from '@plumbline/shared-ui/Form';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Skeleton } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { actionLabel } from '../contract-actions/contract-actions';
import { useOutcome } from '../contract-actions/use-outcome';
import { useContractNames } from '../contract-names/use-contract-names';

const TEXT = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

/** Shows the one text of the terms, to be confirmed by one's name. */
export function ConfirmTermsDialog({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const { t } = useTranslation('contracts');
  const { title } = useContractNames(contract);
  const terms = useGetSignedTermsQuery(contract._id);
  const [confirm] = useConfirmTermsMutation();
  const showOutcome = useOutcome();
  const digest = terms.data?.digest ?? '';
  const form = useZodForm({
    loadSchema: async () =>
      (await import('@plumbline/shared-schema/signed-terms')).confirmTermsSchema.pick({ name: true }),
    defaultValues: { name: '' },
    mode: 'onSubmit',
  });

  return (
    <FormDialog
      title={t('signed.confirm', { title })}
      text={t('signed.confirmText')}
      form={form}
      onSubmit={({ name }) =>
        showOutcome('confirmTerms', () => confirm({ id: contract._id, digest, name }).unwrap())
      }
      submit={t(actionLabel('confirmTerms'))}
      isDisabled={digest === ''}
      onClose={onClose}
    >
      <QueryBoundary
        query={terms}
        loadingLabel={t('details.loading')}
        skeleton={<Skeleton variant="rounded" height={160} />}
        errorMessage={t('schema:failures.contracts')}
      >
        {({ text }) => (
          <>
            <Typography dir="auto" sx={TEXT}>
              {text}
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={{ ...TEXT, mt: 1 }}>
              {t('signed.digest', { digest })}
            </Typography>
          </>
        )}
      </QueryBoundary>
      <TextField name="name" label={t('signed.name')} maxLength={FULL_NAME_MAX} autoComplete="name" />
    </FormDialog>
  );
}
