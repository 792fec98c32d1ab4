import { useTranslation } from 'react-i18next';
import { IconButton } from '@plumbline/shared-ui/actions';
import { CheckIcon, CompareIcon } from '@plumbline/shared-ui/more-icons';
import { usePicked } from './compared';

/** Picks somebody to compare; below the bookmark of their card. */
export function PickProfessional({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('profile');
  const { ids, isFull, toggle } = usePicked();
  const isPicked = ids.includes(id);

  return (
    <IconButton
      label={t('compare.pick', { name })}
      color="primary"
      aria-pressed={isPicked}
      disabled={isFull && !isPicked}
      onClick={() => toggle(id)}
    >
      {isPicked ? <CheckIcon /> : <CompareIcon />}
    </IconButton>
  );
}
