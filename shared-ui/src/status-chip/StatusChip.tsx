import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { optionLabel } from '@plumbline/shared-schema/options';
import { statusLook } from './status-looks';
import type { StatusList, StatusOf } from './status-looks';

type StatusChipProps<List extends StatusList> = {
  of: List;
  status: StatusOf<List>;
  /** Replaces the status's label: 'Offer Sent'. */
  label?: string;
};

/** A status by text, colour and icon. */
export function StatusChip<List extends StatusList>({ of: list, status, label }: StatusChipProps<List>) {
  const { t } = useTranslation('options');
  const { color, Icon } = statusLook(list, status);
  return (
    <Chip
      size="small"
      variant="outlined"
      color={color}
      icon={<Icon />}
      label={label ?? t(optionLabel(list, status))}
      sx={{ flexShrink: 0, maxWidth: '100%' }}
    />
  );
}
