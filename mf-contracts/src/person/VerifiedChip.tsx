import { useTranslation } from 'react-i18next';
import { VerifiedIcon } from '@plumbline/shared-ui/icons';
import { Chip } from '@plumbline/shared-ui/text';

/** Of the badges the one that says most; nothing without one. */
export function VerifiedChip({ badges = [] }: { badges?: readonly string[] | undefined }) {
  const { t } = useTranslation('contracts');
  const isIdentified = badges.includes('identity');
  if (!isIdentified && !badges.includes('verified')) return null;
  return (
    <Chip
      size="small"
      color="success"
      variant="outlined"
      icon={<VerifiedIcon />}
      label={t(isIdentified ? 'applicant.identityVerified' : 'applicant.verified')}
    />
  );
}
