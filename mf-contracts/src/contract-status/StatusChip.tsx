import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractStatus } from '@plumbline/shared-schema/contracts';
import { optionLabel } from '@plumbline/shared-schema/options';
import {
  CheckCircleIcon,
  CloseIcon,
  FlagIcon,
  PauseCircleIcon,
  PlayCircleIcon,
} from '@plumbline/shared-ui/icons';
import { Chip } from '@plumbline/shared-ui/text';

type Tone = 'success' | 'warning' | 'info' | 'default' | 'error';

const LOOKS: Record<ContractStatus, { tone: Tone; Icon: ComponentType }> = {
  active: { tone: 'success', Icon: PlayCircleIcon },
  paused: { tone: 'warning', Icon: PauseCircleIcon },
  completed: { tone: 'info', Icon: CheckCircleIcon },
  ended: { tone: 'default', Icon: FlagIcon },
  canceled: { tone: 'error', Icon: CloseIcon },
};

/** A contract's status in word, colour and picture. */
export function StatusChip({ status }: { status: ContractStatus }) {
  const { t } = useTranslation('contracts');
  const { tone, Icon } = LOOKS[status];
  return (
    <Chip
      size="small"
      variant="outlined"
      color={tone}
      icon={<Icon />}
      label={t(optionLabel('contractStatus', status))}
      sx={{ flexShrink: 0 }}
    />
  );
}
