import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { useFormState } from 'react-hook-form';

/** Sends its `Form`; disabled with a spinner while sending. */
export function SubmitButton({
  variant = 'contained',
  ...props
}: Omit<ButtonProps, 'type' | 'loading' | 'onClick'>) {
  const { isSubmitting } = useFormState();
  return <Button type="submit" variant={variant} loading={isSubmitting} {...props} />;
}
