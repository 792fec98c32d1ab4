import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBuyMaterialMutation } from '@plumbline/shared-api/work';
import { fileKinds } from '@plumbline/shared-schema/attachments';
import { UPLOAD_MAX_BYTES } from '@plumbline/shared-schema/limits';
import type { Material } from '@plumbline/shared-schema/materials';
import { ATTACHMENT_TYPES } from '@plumbline/shared-schema/options';
import { useAction, useTry } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { FileField } from '@plumbline/shared-ui/FileField';
import { MoneyField, useZodForm } from '@plumbline/shared-ui/Form';

type PurchaseDialogProps = { contractId: string; material: Material; onClose: () => void };

/** What it did cost, with the receipt; or that it was not bought after all. */
export function PurchaseDialog({ contractId, material, onClose }: PurchaseDialogProps) {
  const { t } = useTranslation('contracts');
  const [buy] = useBuyMaterialMutation();
  const attempt = useTry();
  const run = useAction();
  const [receipt, setReceipt] = useState<File | null>(null);
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/materials')).purchaseFormSchema,
    defaultValues: { paid: material.paid ?? material.amount },
    mode: 'onSubmit',
  });
  const save = (paid: number | null) => {
    const body = { paid, revision: material.revision, receipt: receipt ?? undefined };
    return attempt(buy({ contractId, id: material._id, body }).unwrap(), { failed: t('materials.failed') });
  };

  async function takeBack() {
    const body = { paid: null, revision: material.revision };
    const call = buy({ contractId, id: material._id, body }).unwrap();
    if (await run(call, { failed: t('materials.failed') })) onClose();
  }

  return (
    <FormDialog
      title={t('materials.buyTitle', { text: material.text })}
      submit={t('materials.save')}
      form={form}
      onSubmit={({ paid }) => save(paid)}
      onClose={onClose}
    >
      <MoneyField name="paid" label={t('materials.paid')} />
      <FileField
        label={t('materials.receiptField')}
        value={receipt}
        onChange={setReceipt}
        accept={ATTACHMENT_TYPES}
        maxBytes={UPLOAD_MAX_BYTES}
        messages={{
          type: (name) => t('schema:validation.attachmentType', { name }),
          size: (name) => t('schema:validation.attachmentSize', { name }),
        }}
        helperText={t('ui:file.kinds', { kinds: fileKinds() })}
      />
      {material.paid !== null && (
        <Button sx={{ alignSelf: 'flex-start' }} onClick={() => void takeBack()}>
          {t('materials.notBought')}
        </Button>
      )}
    </FormDialog>
  );
}
