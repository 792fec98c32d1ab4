import { Button } from '@plumbline/shared-ui/actions';
import { TitledDialog } from '@plumbline/shared-ui/dialogs';
import { CardList } from '@plumbline/shared-ui/layout';
import { toast } from '@plumbline/shared-ui/toasts';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { CodesGuard } from './CodesGuard';

/** Recovery codes, shown this one time. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('auth');

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast.success(t('twoStep.copied'));
    } catch {
      toast.error(t('twoStep.copyFailed'));
    }
  }

  return (
    <TitledDialog
      title={t('twoStep.codesTitle')}
      text={t('twoStep.codesText')}
      size="xs"
      isWithoutCloseButton
      // Only its button closes it: codes that a click beside it took away would be lost.
      onClose={() => undefined}
      actions={
        <>
          <Button onClick={() => void copy()}>{t('twoStep.copy')}</Button>
          <Button variant="contained" onClick={onClose}>
            {t('twoStep.kept')}
          </Button>
        </>
      }
    >
      <CodesGuard isAtRisk={() => true} />
      <CardList
        label={t('twoStep.codesTitle')}
        rows={codes}
        keyOf={(code) => code}
        spacing={0}
        sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1 }}
      >
        {(code) => <Typography sx={{ fontFamily: 'monospace' }}>{code}</Typography>}
      </CardList>
    </TitledDialog>
  );
}
