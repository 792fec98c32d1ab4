import { CODE_LENGTH } from '@plumbline/shared-schema/limits';
import { FormHelperText, TextInput } from '@plumbline/shared-ui/fields';
import { FormField } from '@plumbline/shared-ui/Form';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCodeBoxes } from './use-code-boxes';

const DIGIT_LOOK = { '& input': { textAlign: 'center', px: 0, fontSize: '1.375rem', fontWeight: 650 } };

type CodeFieldProps = { name: string; label: string; helperText?: string };

/** A code of six digits, a box for each. */
export function CodeField({ name, label, helperText }: CodeFieldProps) {
  return (
    <FormField name={name} label={label}>
      {({ id, value, onChange, onBlur, error }) => (
        <Box>
          <Typography id={`${id}-label`} component="div" sx={{ mb: 1, fontWeight: 600 }}>
            {label}
          </Typography>
          <CodeBoxes
            id={id}
            labelId={`${id}-label`}
            describedBy={(error ?? helperText) && `${id}-helper-text`}
            value={value as string}
            onChange={onChange}
            onBlur={onBlur}
            isWrong={error !== undefined}
          />
          {(error ?? helperText) && (
            <FormHelperText id={`${id}-helper-text`} error={error !== undefined} sx={{ mx: 0 }}>
              {error ?? helperText}
            </FormHelperText>
          )}
        </Box>
      )}
    </FormField>
  );
}

type CodeBoxesProps = {
  /** Of the first box, which the error summary links to. */
  id: string;
  labelId: string;
  describedBy?: string | undefined;
  /** As in `code-text.ts`: a space for each empty box. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  isWrong: boolean;
};

function CodeBoxes(props: CodeBoxesProps) {
  const { id, labelId, describedBy, value, onChange, onBlur, isWrong } = props;
  const { t } = useTranslation('auth');
  const { group, digits, onType, onPaste, onKeyDown } = useCodeBoxes(value, onChange);
  return (
    <Box
      ref={group}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      sx={{ display: 'grid', gridTemplateColumns: `repeat(${CODE_LENGTH}, minmax(0, 56px))`, gap: 1 }}
    >
      {digits.map((digit, index) => (
        <TextInput
          key={index}
          {...(index === 0 && { id })}
          value={digit}
          error={isWrong}
          sx={DIGIT_LOOK}
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          onBlur={onBlur}
          onFocus={(event) => event.target.select()}
          onChange={(event) => onType(index, event.target.value)}
          onKeyDown={(event) => onKeyDown(index, event)}
          slotProps={{
            htmlInput: {
              'aria-label': t('code.digit', { position: index + 1, length: CODE_LENGTH }),
              'aria-required': true,
              inputMode: 'numeric',
              onPaste: (event: ClipboardEvent) => onPaste(index, event),
            },
          }}
        />
      ))}
    </Box>
  );
}
