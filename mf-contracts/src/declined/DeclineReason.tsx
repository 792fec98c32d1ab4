import { useTranslation } from 'react-i18next';
import type { Application } from '@plumbline/shared-schema/applications';
import { optionLabel } from '@plumbline/shared-schema/options';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

type DeclineReasonProps = { declined: NonNullable<Application['declined']> };

/** Why an application was declined, in the words of both sides. */
export function DeclineReason({ declined: { reason, message, at } }: DeclineReasonProps) {
  const { t } = useTranslation('contracts');
  const { date } = useFormat();

  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{t(optionLabel('declineReason', reason))}</Typography>
      {message && (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-line' }}>
          {message}
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary">
        <Box component="time" dateTime={at} sx={{ whiteSpace: 'normal' }}>
          {t('declined.on', { date: date(at) })}
        </Box>
      </Typography>
    </Box>
  );
}
