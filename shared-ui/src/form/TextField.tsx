import { cleanAddress, cleanLine, cleanLines, cleanPhone } from '@plumbline/shared-schema/typed-text';
import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldInput } from './FieldInput';
import type { FieldInputProps } from './FieldInput';
import { useFormField } from './FormField';

export type TextFieldProps<Values extends FieldValues = FieldValues> = FieldInputProps & {
  name: FieldPath<Values>;
  /** As it was typed, to the last character: passwords. */
  isVerbatim?: boolean;
};

const CLEANED_BY = {
  text: cleanLine,
  search: cleanLine,
  url: cleanLine,
  email: cleanAddress,
  tel: cleanPhone,
  date: undefined,
  time: undefined,
  password: undefined,
};

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

/** A text, which is cleaned when the field is left as its schema would, and says so where more than spaces went. */
export function TextField<Values extends FieldValues = FieldValues>(props: TextFieldProps<Values>) {
  const { name, isVerbatim = false, ...input } = props;
  const { type = 'text', rows, label } = input;
  const { t } = useTranslation('ui');
  const field = useFormField<Values>({ name, label });
  const [isChanged, setChanged] = useState(false);
  const text = (field.value ?? '') as string;
  const clean = rows === undefined ? CLEANED_BY[type] : cleanLines;

  function leave() {
    const cleaned = clean?.(text) ?? text;
    if (isVerbatim || cleaned === text) return;
    field.onChange(cleaned);
    setChanged(withoutSpaces(cleaned) !== withoutSpaces(text));
  }

  return (
    <FieldInput
      {...input}
      field={field}
      text={text}
      onType={(typed) => {
        setChanged(false);
        field.onChange(typed);
      }}
      onLeave={leave}
      said={isChanged ? t('form.cleaned') : undefined}
    />
  );
}
