import { useTranslation } from 'react-i18next';
import { Button, flushStart } from '@plumbline/shared-ui/actions';
import { Alert } from '@plumbline/shared-ui/feedback';
import { Form, useFormContext, useWatch } from '@plumbline/shared-ui/Form';
import { Box, Card, CardContent } from '@plumbline/shared-ui/layout';
import type { JobFormValues } from './job-schema';
import { JobPreview } from './JobPreview';
import { StepProgress } from './StepProgress';
import { TermsStep } from './TermsStep';
import { type JobFormOptions, useJobForm } from './use-job-form';
import { WorkStep } from './WorkStep';

type JobFormProps = JobFormOptions & { submitLabel: string };

const COLUMNS = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 720px) minmax(0, 1fr)' },
} as const;

/** The step is in the address; what is typed outlives a reload. */
export function JobForm({ submitLabel, ...options }: JobFormProps) {
  const { t } = useTranslation('jobs');
  const { form, step, goBack, submit, files, isRestored, startOver } = useJobForm(options);

  return (
    <Box sx={COLUMNS}>
      <Card>
        <CardContent sx={{ '&, &:last-child': { p: { xs: 2, sm: 4 } } }}>
          <Form form={form} onSubmit={submit} isGuarded label={t('post.form')}>
            <StepProgress step={step} />
            {isRestored && <RestoredDraft onStartOver={startOver} />}
            <LostAttachment file={files.file} />
            {step === 1 ? (
              <WorkStep files={files} />
            ) : (
              <TermsStep onBack={goBack} submitLabel={submitLabel} />
            )}
          </Form>
        </CardContent>
      </Card>
      <JobPreview form={form} step={step} />
    </Box>
  );
}

function RestoredDraft({ onStartOver }: { onStartOver: () => void }) {
  const { t } = useTranslation('jobs');
  return (
    <Alert
      role="status"
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={onStartOver}>
          {t('post.startOver')}
        </Button>
      }
    >
      {t('post.restored')}
    </Alert>
  );
}

/** A file chosen before a reload is gone: says so, instead of silently posting without it. */
function LostAttachment({ file }: { file: File | null }) {
  const { t } = useTranslation('jobs');
  const { setValue } = useFormContext<JobFormValues>();
  const name = useWatch<JobFormValues, 'attachmentName'>({ name: 'attachmentName' });
  if (file || name === '') return null;

  return (
    <Alert severity="warning">
      {t('post.lostFile', { name })}
      <Box>
        <Button
          color="inherit"
          size="small"
          onClick={() => setValue('attachmentName', '', { shouldDirty: true })}
          sx={{ ...flushStart, mt: 0.5, textDecoration: 'underline' }}
        >
          {t('post.continueWithout')}
        </Button>
      </Box>
    </Alert>
  );
}
