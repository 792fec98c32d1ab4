import { useTranslation } from 'react-i18next';
import { Form } from '@plumbline/shared-ui/Form';
import { Card, CardContent } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { LostAttachment } from './LostAttachment';
import { StepProgress } from './StepProgress';
import { TermsStep } from './TermsStep';
import { usePostContract } from './use-post-contract';
import { WorkStep } from './WorkStep';

/** Post contract in two steps (SPEC §2); the step is in the address, what is typed outlives a reload. */
export function PostContractPage() {
  const { t } = useTranslation('jobs');
  const { form, step, goBack, submit, file, setFile } = usePostContract();

  return (
    <Page title={t('titles.post')} subtitle={t('post.lead')} width="narrow">
      <Card>
        <CardContent sx={{ '&, &:last-child': { p: { xs: 2, sm: 4 } } }}>
          <Form form={form} onSubmit={submit} isGuarded label={t('post.form')}>
            <StepProgress step={step} />
            <LostAttachment file={file} />
            {step === 1 ? <WorkStep file={file} onFile={setFile} /> : <TermsStep onBack={goBack} />}
          </Form>
        </CardContent>
      </Card>
    </Page>
  );
}
