import { useFeatureCompanyMutation } from '@plumbline/shared-api/administration';
import type { AdminUserDetails } from '@plumbline/shared-schema/admin-users';
import { FEATURED_DAYS } from '@plumbline/shared-schema/administration';
import { useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { SelectField, TextAreaField, useZodForm } from '@plumbline/shared-ui/Form';
import { useTranslation } from 'react-i18next';

type FeatureDialogProps = { user: AdminUserDetails; onClose: () => void };

/** Asks for how long, and why, a company stands before the others. */
export function FeatureDialog({ user, onClose }: FeatureDialogProps) {
  const { t } = useTranslation('admin');
  const [feature] = useFeatureCompanyMutation();
  const attempt = useTry();
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/admin-users')).featureCompanySchema,
    defaultValues: { days: FEATURED_DAYS[1], reason: '' },
    mode: 'onSubmit',
  });

  return (
    <FormDialog
      title={t('moves.feature')}
      text={t('moveTexts.feature')}
      form={form}
      submit={t('moves.feature')}
      onSubmit={(body) => attempt(feature({ id: user._id, body }).unwrap(), { failed: t('failed.move') })}
      onClose={onClose}
    >
      <SelectField
        name="days"
        label={t('user.featuredFor')}
        options={FEATURED_DAYS.map((days) => ({
          value: String(days),
          label: t('user.featuredDays', { count: days }),
        }))}
      />
      <TextAreaField name="reason" label={t('reason')} />
    </FormDialog>
  );
}
