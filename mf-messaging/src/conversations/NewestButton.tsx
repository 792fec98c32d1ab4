import { useTranslation } from 'react-i18next';
import { Button } from '@plumbline/shared-ui/actions';
import { KeyboardArrowDownIcon } from '@plumbline/shared-ui/icons';

type NewestButtonProps = {
  /** Something was written that the reader has not seen. */
  hasNewer: boolean;
  onClick: () => void;
};

/** Leads back to the end of the log, over whose lower edge it lies. */
export function NewestButton({ hasNewer, onClick }: NewestButtonProps) {
  const { t } = useTranslation('messaging');

  return (
    <Button
      variant={hasNewer ? 'contained' : 'outlined'}
      size="small"
      startIcon={<KeyboardArrowDownIcon />}
      onClick={onClick}
      sx={{
        position: 'absolute',
        bottom: 12,
        left: '50%',
        transform: 'translateX(-50%)',
        ...(!hasNewer && { bgcolor: 'background.paper', '&:hover': { bgcolor: 'background.paper' } }),
      }}
    >
      {t('thread.newest')}
    </Button>
  );
}
