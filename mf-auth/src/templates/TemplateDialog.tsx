import { useSession } from '@plumbline/shared-api/session';
import { useSaveTemplateMutation } from '@plumbline/shared-api/templates';
import { TEMPLATE_NAME_MAX, TEMPLATE_TEXT_MAX } from '@plumbline/shared-schema/limits';
import type { TemplateKind } from '@plumbline/shared-schema/template-text';
import type { Template } from '@plumbline/shared-schema/templates';
import { useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { SelectField, TextAreaField, TextField, useZodForm } from '@plumbline/shared-ui/Form';
import { useTranslation } from 'react-i18next';

const TEXT_ROWS = 8;
const OF_CONTRACTORS: readonly TemplateKind[] = ['letter', 'message', 'quote'];
const OF_HIRERS: readonly TemplateKind[] = ['message', 'offer', 'quote'];

type TemplateDialogProps = { template: Template | undefined; onClose: () => void };

/** A new template, or a change of one. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const { t } = useTranslation('auth');
  const { isContractor } = useSession();
  const [save] = useSaveTemplateMutation();
  const attempt = useTry();
  const own = isContractor ? OF_CONTRACTORS : OF_HIRERS;
  // A role may have changed since the template was written.
  const kinds = new Set(template ? [...own, template.kind] : own);
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/templates')).saveTemplateSchema,
    defaultValues: {
      kind: template?.kind ?? 'message',
      name: template?.name ?? '',
      text: template?.text ?? '',
    },
  });

  return (
    <FormDialog
      title={t(template ? 'templates.changeTitle' : 'templates.addTitle')}
      form={form}
      onSubmit={(body) =>
        attempt(save({ id: template?._id, body }).unwrap(), { failed: t('templates.saveFailed') })
      }
      submit={t('templates.save')}
      onClose={onClose}
    >
      <SelectField
        name="kind"
        label={t('templates.kind')}
        options={[...kinds].map((value) => ({ value, label: t(`templates.kinds.${value}`) }))}
        placeholder={false}
      />
      <TextField name="name" label={t('templates.name')} maxLength={TEMPLATE_NAME_MAX} autoComplete="off" />
      <TextAreaField
        name="text"
        label={t('templates.body')}
        helperText={t('templates.bodyHint')}
        rows={TEXT_ROWS}
        maxLength={TEMPLATE_TEXT_MAX}
      />
    </FormDialog>
  );
}
