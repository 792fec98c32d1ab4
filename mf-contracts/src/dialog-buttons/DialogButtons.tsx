import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@plumbline/shared-ui/actions';
import { SubmitButton, useFormContext } from '@plumbline/shared-ui/Form';
import { Stack } from '@plumbline/shared-ui/layout';

type DialogButtonsProps = {
  icon: ReactNode;
  label: string;
  /** Instead of `label` while sending. */
  busyLabel: string;
  isDisabled?: boolean;
  onCancel: () => void;
};

/** Cancel and the button that sends the dialog's form. */
export function DialogButtons({ icon, label, busyLabel, isDisabled = false, onCancel }: DialogButtonsProps) {
  const { t } = useTranslation('contracts');
  const { isSubmitting } = useFormContext().formState;

  return (
    <Stack direction={{ xs: 'column-reverse', sm: 'row' }} spacing={1.5} sx={{ justifyContent: 'flex-end' }}>
      <Button onClick={onCancel}>{t('dialog.cancel')}</Button>
      <SubmitButton startIcon={icon} loadingPosition="start" disabled={isDisabled}>
        {isSubmitting ? busyLabel : label}
      </SubmitButton>
    </Stack>
  );
}
