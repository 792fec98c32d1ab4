import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { titleCase } from '@plumbline/shared-ui/format';

/** Title and names as shown; what is missing has a fallback. */
export function useContractNames({ job, client, professional }: Contract) {
  const { t } = useTranslation('contracts');
  return {
    title: titleCase(job.title).trim() || t('details.untitled'),
    client: client.fullName.trim() || t('details.unknownClient'),
    professional: professional.fullName.trim() || t('details.unknownProfessional'),
  };
}
