import { useTranslation } from 'react-i18next';
import { useSaveProfessionalMutation } from '@plumbline/shared-api/professionals';
import { useAction } from '@plumbline/shared-ui/action';
import { IconButton } from '@plumbline/shared-ui/actions';
import { BookmarkBorderIcon, BookmarkIcon } from '@plumbline/shared-ui/icons';

type SaveProfessionalProps = { id: string; name: string; isSaved: boolean };

/** Stands above a card that is a link as a whole. */
export function SaveProfessional({ id, name, isSaved }: SaveProfessionalProps) {
  const { t } = useTranslation('profile');
  const [saveProfessional, { isLoading }] = useSaveProfessionalMutation();
  const run = useAction();

  return (
    <IconButton
      label={t(isSaved ? 'search.unsave' : 'search.save', { name })}
      aria-pressed={isSaved}
      edge="end"
      color="primary"
      aria-disabled={isLoading}
      onClick={() => {
        if (!isLoading)
          void run(saveProfessional({ id, save: !isSaved }).unwrap(), { failed: t('search.saveFailed') });
      }}
      sx={{ position: 'relative', zIndex: 1, my: -1, flexShrink: 0 }}
    >
      {isSaved ? <BookmarkIcon /> : <BookmarkBorderIcon />}
    </IconButton>
  );
}
