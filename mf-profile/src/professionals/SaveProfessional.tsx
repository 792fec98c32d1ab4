import { useTranslation } from 'react-i18next';
import { useSaveProfessionalMutation } from '@plumbline/shared-api/professionals';
import { useMay } from '@plumbline/shared-api/session';
import { useAction } from '@plumbline/shared-ui/action';
import { SaveIcon } from '@plumbline/shared-ui/cards';

type SaveProfessionalProps = { id: string; name: string; isSaved: boolean | undefined };

export function SaveProfessional({ id, name, isSaved }: SaveProfessionalProps) {
  const { t } = useTranslation('profile');
  const maySave = useMay('hire');
  const [saveProfessional] = useSaveProfessionalMutation();
  const run = useAction();

  if (!maySave) return null;
  return (
    <SaveIcon
      isSaved={isSaved}
      labels={{ save: t('search.save', { name }), unsave: t('search.unsave', { name }) }}
      onSave={async (save) => {
        const answer = await run(saveProfessional({ id, save }).unwrap(), { failed: t('search.saveFailed') });
        return answer !== undefined;
      }}
    />
  );
}
