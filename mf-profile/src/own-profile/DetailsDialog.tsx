import { useTranslation } from 'react-i18next';
import { useUpdateMeMutation } from '@plumbline/shared-api/users';
import { wholeUnits } from '@plumbline/shared-schema/near';
import type { AccountForm, User } from '@plumbline/shared-schema/users';
import { useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { useZodForm } from '@plumbline/shared-ui/Form';
import { DetailsFields } from './DetailsFields';

type DetailsDialogProps = { user: User; onClose: () => void };

function valuesOf(user: User): AccountForm {
  const { coordinates } = user.location;
  return {
    fullName: user.fullName,
    companyName: user.companyName ?? '',
    phoneNumber: user.phoneNumber ?? '',
    website: user.website ?? '',
    city: user.location.city ?? '',
    location: coordinates && { type: 'Point', coordinates: [coordinates[0], coordinates[1]] },
    serviceRadiusKm: user.serviceRadiusKm === null ? '' : wholeUnits(user.serviceRadiusKm, user.country),
  };
}

/** Name, phone, website and place; of companies their name, of contractors how far they travel. */
export function DetailsDialog({ user, onClose }: DetailsDialogProps) {
  const { t } = useTranslation('profile');
  const [updateMe] = useUpdateMeMutation();
  const attempt = useTry();
  const isCompany = user.userType === 'company';
  const isContractor = user.userType === 'contractor';
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/users')).accountFormSchema(user.country),
    defaultValues: valuesOf(user),
  });

  return (
    <FormDialog
      title={t('details.edit')}
      form={form}
      draft="profile:details"
      onSubmit={({ companyName, serviceRadiusKm, location, ...fields }) =>
        attempt(
          updateMe({
            ...fields,
            ...(location && { location }),
            ...(isCompany && { companyName }),
            ...(isContractor && { serviceRadiusKm }),
          }).unwrap(),
          { failed: t('schema:failures.update') },
        )
      }
      submit={t('dialog.save')}
      onClose={onClose}
    >
      <DetailsFields {...user} />
    </FormDialog>
  );
}
