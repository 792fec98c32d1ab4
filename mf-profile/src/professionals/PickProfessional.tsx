import { useTranslation } from 'react-i18next';
import { Button, flushStart } from '@plumbline/shared-ui/actions';
import { usePicked } from './compared';

/** Picks somebody to compare. */
export function PickProfessional({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('profile');
  const { ids, isFull, toggle } = usePicked();
  const isPicked = ids.includes(id);

  return (
    <Button
      size="small"
      variant={isPicked ? 'contained' : 'text'}
      aria-pressed={isPicked}
      aria-label={t('compare.pick', { name })}
      disabled={isFull && !isPicked}
      onClick={() => toggle(id)}
      sx={{ '&.MuiButton-text:only-child': flushStart }}
    >
      {t('compare.compare')}
    </Button>
  );
}
