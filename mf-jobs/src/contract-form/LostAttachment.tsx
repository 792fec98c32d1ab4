import { useTranslation } from 'react-i18next';
import { Button } from '@plumbline/shared-ui/actions';
import { Alert } from '@plumbline/shared-ui/feedback';
import { useFormContext, useWatch } from '@plumbline/shared-ui/Form';
import { Box } from '@plumbline/shared-ui/layout';
import type { ContractValues } from './contract-schema';

/** Says that a file chosen before a reload has to be chosen again, instead of posting without it unseen. */
export function LostAttachment({ file }: { file: File | null }) {
  const { t } = useTranslation('jobs');
  const { setValue } = useFormContext<ContractValues>();
  const name = useWatch<ContractValues, 'attachmentName'>({ name: 'attachmentName' });
  if (file || name === '') return null;

  return (
    <Alert severity="warning">
      {t('post.lostFile', { name })}
      <Box>
        <Button
          color="inherit"
          size="small"
          onClick={() => {
            setValue('attachmentName', '', { shouldDirty: true });
          }}
          sx={{ ml: -1.25, mt: 0.5, textDecoration: 'underline' }}
        >
          {t('post.continueWithout')}
        </Button>
      </Box>
    </Alert>
  );
}
