import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { useFormState } from 'react-hook-form';

/** Disabled with a spinner while submitting. */
export function SubmitButton({
  variant = 'contained',
  ...props
}: Omit<ButtonProps, 'type' | 'loading' | 'onClick'>) {
  const { isSubmitting } = useFormState();
  return (
    <Button
      type="submit"
      variant={variant}
      loading={isSubmitting}
      // Keeps the focus in the field on press: an error shown on blur would move the button away before release.
      onMouseDown={(event) => event.preventDefault()}
      {...props}
    />
  );
}
