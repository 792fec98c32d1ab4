import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readToken } from '@plumbline/shared-api/session';
import { DialogForm } from '@plumbline/shared-ui/dialogs';
import {
  forgetFormDraft,
  UnsavedChangesGuard,
  useFormDraft,
  useWatch,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from '@plumbline/shared-ui/Form';
import { DIALOG_PARAMETER } from '../entries/entry-address';
import { draftKey, type ProfileField } from './use-save-profile';

export type EditFormProps<Values extends FieldValues> = {
  form: UseFormReturn<Values, unknown, Values>;
  field: FieldPath<Values> & ProfileField;
  isOpen: boolean;
  onSave: (text: string) => void;
  onClose: () => void;
  children: ReactNode;
};

/** One text of the profile: saving is off while it is blank, leaving asks while it is changed. */
export function EditForm<Values extends FieldValues>(props: EditFormProps<Values>) {
  const { form, field, isOpen, onSave, onClose, children } = props;
  const { t } = useTranslation('profile');
  const text: string = useWatch({ control: form.control, name: field });
  const isSaved = useRef(false);
  const { isDirty } = form.formState;
  useFormDraft(form, { key: draftKey(field), isKeptOnSubmit: true });

  useEffect(
    () => () => {
      // When the session ended, the draft is kept: signing in again leads back to this form.
      const isThere = readToken() !== null;
      if (!isSaved.current && isThere) forgetFormDraft(draftKey(field));
    },
    [field],
  );

  return (
    <DialogForm
      form={form}
      onSubmit={(values) => {
        // The dialog still fades when a second click comes.
        if (isSaved.current) return;
        isSaved.current = true;
        onSave(values[field]);
      }}
      submit={t('dialog.save')}
      isDisabled={text.trim() === ''}
      onClose={onClose}
      isKeptOpen
    >
      {children}
      <UnsavedChangesGuard
        isUnsaved={() => isOpen && isDirty && !isSaved.current}
        openedBy={DIALOG_PARAMETER}
        // The draft ends with the dialog.
        isKept={false}
      />
    </DialogForm>
  );
}
