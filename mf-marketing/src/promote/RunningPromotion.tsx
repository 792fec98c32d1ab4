import { useStopPromotionMutation } from '@plumbline/shared-api/promotions';
import type { Promotion } from '@plumbline/shared-schema/promotions';
import { useTry } from '@plumbline/shared-ui/action';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';
import { Paper, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { PromotionFacts } from './PromotionFacts';

export function RunningPromotion({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('marketing');
  const dialog = useAddressDialog('stop');
  const [stop] = useStopPromotionMutation();
  const attempt = useTry();
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ fontSize: '1.375rem', mb: 2 }}>
        {t('promote.running')}
      </Typography>
      <PromotionFacts promotion={promotion} />
      <Stack direction="row" sx={{ mt: 3, gap: 1.5, flexWrap: 'wrap' }}>
        <ButtonLink to="/professionals" variant="contained">
          {t('promote.see')}
        </ButtonLink>
        <Button variant="outlined" color="inherit" onClick={() => dialog.open(promotion._id)}>
          {t('promote.stop')}
        </Button>
      </Stack>
      <ConfirmDialog
        isOpen={dialog.value === promotion._id}
        title={t('promote.stopTitle')}
        text={t('promote.stopText')}
        confirmLabel={t('promote.stop')}
        onConfirm={() => attempt(stop(promotion._id).unwrap(), { failed: t('promote.stopFailed') })}
        onClose={dialog.close}
      />
    </Paper>
  );
}
