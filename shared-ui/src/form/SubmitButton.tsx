import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { useFormState } from 'react-hook-form';

/** Sends its `Form`; disabled with a spinner while sending. */
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
      // Leaving a field can show its error and so move the button away between press and release: the click is lost.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      {...props}
    />
  );
}
