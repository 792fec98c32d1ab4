import { useAddPlacementMutation } from '@plumbline/shared-api/placements';
import { BANNER_ALT_MAX, UPLOAD_MAX_BYTES, URL_MAX } from '@plumbline/shared-schema/limits';
import { PICTURE_TYPES } from '@plumbline/shared-schema/profiles';
import { useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { FileField } from '@plumbline/shared-ui/FileField';
import { FormField, TextAreaField, TextField, useZodForm } from '@plumbline/shared-ui/Form';
import { Box } from '@plumbline/shared-ui/layout';
import { useTranslation } from 'react-i18next';

const PAIR = { display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } } as const;

/** Picture, link and days of a new banner, and why it is shown. */
export function PlacementDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin');
  const [add] = useAddPlacementMutation();
  const attempt = useTry();
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/placements')).placementFormSchema,
    defaultValues: { picture: null, href: '', altEn: '', altFr: '', from: '', to: '', reason: '' },
    mode: 'onSubmit',
  });

  return (
    <FormDialog
      title={t('placements.add')}
      text={t('placements.addText')}
      form={form}
      submit={t('placements.save')}
      onSubmit={(body) => attempt(add(body).unwrap(), { failed: t('failed.placement') })}
      onClose={onClose}
    >
      <PictureField />
      <TextField name="href" type="url" label={t('placements.href')} maxLength={URL_MAX} />
      <TextField name="altEn" label={t('placements.altEn')} maxLength={BANNER_ALT_MAX} />
      <TextField name="altFr" label={t('placements.altFr')} maxLength={BANNER_ALT_MAX} />
      <Box sx={PAIR}>
        <TextField name="from" type="date" label={t('placements.from')} />
        <TextField name="to" type="date" label={t('placements.to')} />
      </Box>
      <TextAreaField name="reason" label={t('reason')} />
    </FormDialog>
  );
}

function PictureField() {
  const { t } = useTranslation('admin');
  return (
    <FormField name="picture" label={t('placements.picture')}>
      {(field) => (
        <FileField
          id={field.id}
          label={t('placements.picture')}
          helperText={t('schema:validation.bannerPicture')}
          value={field.value instanceof File ? field.value : null}
          onChange={field.onChange}
          accept={PICTURE_TYPES}
          maxBytes={UPLOAD_MAX_BYTES}
          messages={{
            type: (name) => t('schema:validation.attachmentType', { name }),
            size: (name) => t('schema:validation.attachmentSize', { name }),
          }}
          error={field.error}
        />
      )}
    </FormField>
  );
}
