import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { IconButton } from '@plumbline/shared-ui/actions';
import { DialogTitle } from '@plumbline/shared-ui/dialogs';
import { CloseIcon } from '@plumbline/shared-ui/icons';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Chip, Typography } from '@plumbline/shared-ui/text';
import { titleCase } from '@plumbline/shared-ui/format';
import { PaymentChip } from '../contract-status/PaymentChip';
import { StatusChip } from '../contract-status/StatusChip';
import { screenOnly } from './print-styles';

type ContractHeaderProps = {
  titleId: string;
  contract: Contract | undefined;
  label: string;
  onClose: () => void;
};

/** What the dialog is about, and the way out of it, in reach however far one has read. */
export function ContractHeader({ titleId, contract, label, onClose }: ContractHeaderProps) {
  const { t } = useTranslation('contracts');
  const title = contract ? titleCase(contract.job.title).trim() || t('details.untitled') : label;

  return (
    <Stack
      direction="row"
      sx={{
        alignItems: 'flex-start',
        borderBottom: 1,
        borderColor: 'divider',
        pr: 1.5,
        pt: 1.5,
        ...screenOnly,
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <DialogTitle id={titleId} sx={{ pt: 0.5, pb: contract ? 1 : 2, overflowWrap: 'anywhere' }}>
          {contract && (
            <Typography component="span" variant="overline" color="text.secondary" sx={{ display: 'block' }}>
              {label}
            </Typography>
          )}
          {title}
        </DialogTitle>
        {contract && (
          <Stack direction="row" useFlexGap sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
            <StatusChip status={contract.status} />
            <PaymentChip status={contract.paymentDetails.paymentStatus} />
            {contract.archived && <Chip size="small" label={t('details.archived')} />}
          </Stack>
        )}
      </Box>
      <IconButton label={t('details.close')} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </Stack>
  );
}
