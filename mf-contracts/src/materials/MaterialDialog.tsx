import { useTranslation } from 'react-i18next';
import { useAddMaterialMutation, useChangeMaterialMutation } from '@plumbline/shared-api/work';
import { QUOTE_LINE_TEXT_MAX } from '@plumbline/shared-schema/limits';
import type { AddMaterial, AddMaterialBody, Material } from '@plumbline/shared-schema/materials';
import { QUOTE_UNITS } from '@plumbline/shared-schema/quote-sums';
import { useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { MoneyField, NumberField, SelectField, TextField, useZodForm } from '@plumbline/shared-ui/Form';
import { RadioField } from '@plumbline/shared-ui/RadioField';

type MaterialDialogProps = { contractId: string; material?: Material; onClose: () => void };

const BUYERS = ['hirer', 'professional'] as const;

const NOTHING: AddMaterialBody = { text: '', quantity: 1, unit: 'item', price: '', buyer: 'professional' };
const valuesOf = ({ text, quantity, unit, price, buyer }: Material): AddMaterialBody => ({
  ...{ text, quantity, unit, price, buyer },
});

export function MaterialDialog({ contractId, material, onClose }: MaterialDialogProps) {
  const { t } = useTranslation('contracts');
  const [add] = useAddMaterialMutation();
  const [change] = useChangeMaterialMutation();
  const attempt = useTry();
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/materials')).addMaterialSchema,
    defaultValues: material ? valuesOf(material) : NOTHING,
    mode: 'onSubmit',
  });

  function save(body: AddMaterial) {
    const call = material
      ? change({ contractId, id: material._id, body: { ...body, revision: material.revision } }).unwrap()
      : add({ contractId, body }).unwrap();
    return attempt(call, { failed: t('materials.failed') });
  }

  return (
    <FormDialog
      title={t(material ? 'materials.changeTitle' : 'materials.add')}
      submit={t('materials.save')}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField name="text" label={t('materials.text')} maxLength={QUOTE_LINE_TEXT_MAX} />
      <NumberField name="quantity" label={t('materials.quantity')} isLabelAbove />
      <SelectField
        name="unit"
        label={t('materials.unit')}
        options={QUOTE_UNITS.map((value) => ({ value, label: t(`quotes.unitNames.${value}`) }))}
        placeholder={false}
      />
      <MoneyField name="price" label={t('materials.price')} />
      <RadioField
        name="buyer"
        label={t('materials.buyer')}
        options={BUYERS.map((value) => ({ value, label: t(`materials.buyers.${value}`) }))}
      />
    </FormDialog>
  );
}
