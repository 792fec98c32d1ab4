import InputAdornment from '@mui/material/InputAdornment';
import { IconButton } from '@plumbline/shared-ui/actions';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from './TextField';
import type { TextFieldProps } from './TextField';

export type PasswordFieldProps<Values extends FieldValues = FieldValues> = Pick<
  TextFieldProps<Values>,
  'name' | 'label' | 'helperText' | 'autoFocus'
> & { autoComplete: 'current-password' | 'new-password' };

/** With a button that shows the password. */
export function PasswordField<Values extends FieldValues = FieldValues>(props: PasswordFieldProps<Values>) {
  const { t } = useTranslation('ui');
  const [isShown, setShown] = useState(false);
  return (
    <TextField<Values>
      {...props}
      type={isShown ? 'text' : 'password'}
      isVerbatim
      end={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            label={t(isShown ? 'form.hidePassword' : 'form.showPassword')}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <VisibilityOffIcon /> : <VisibilityIcon />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
