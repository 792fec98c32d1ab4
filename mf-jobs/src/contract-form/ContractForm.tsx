import { useTranslation } from 'react-i18next';
import { Form } from '@plumbline/shared-ui/Form';
import { Card, CardContent } from '@plumbline/shared-ui/layout';
import { LostAttachment } from './LostAttachment';
import { RestoredDraft } from './RestoredDraft';
import { StepProgress } from './StepProgress';
import type { StoredAttachment } from './StoredFile';
import { TermsStep } from './TermsStep';
import { useContractForm } from './use-contract-form';
import type { ContractFormOptions } from './use-contract-form';
import { WorkStep } from './WorkStep';

type ContractFormProps = ContractFormOptions & {
  submitLabel: string;
  /** The file the job has already. */
  stored?: StoredAttachment | undefined;
};

/** A contract in two steps (SPEC §2 Post contract); the step is in the address, what is typed outlives a reload. */
export function ContractForm({ submitLabel, stored, ...options }: ContractFormProps) {
  const { t } = useTranslation('jobs');
  const { form, step, goBack, submit, file, setFile, isRestored, startOver } = useContractForm(options);

  return (
    <Card>
      <CardContent sx={{ '&, &:last-child': { p: { xs: 2, sm: 4 } } }}>
        <Form form={form} onSubmit={submit} isGuarded label={t('post.form')}>
          <StepProgress step={step} />
          {isRestored && <RestoredDraft onStartOver={startOver} />}
          <LostAttachment file={file} />
          {step === 1 ? (
            <WorkStep file={file} onFile={setFile} stored={stored} />
          ) : (
            <TermsStep onBack={goBack} submitLabel={submitLabel} />
          )}
        </Form>
      </CardContent>
    </Card>
  );
}
