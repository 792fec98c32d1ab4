import { useTranslation } from 'react-i18next';
import { VerifiedIcon } from '@plumbline/shared-ui/icons';
import { Chip } from '@plumbline/shared-ui/text';

/** Of the badges the one that says most; nothing without one. */
export function VerifiedChip({ badges }: { badges: readonly string[] }) {
  const { t } = useTranslation('profile');
  const isIdentified = badges.includes('identity');
  if (!isIdentified && !badges.includes('verified')) return null;
  return (
    <Chip
      size="small"
      color="success"
      variant="outlined"
      icon={<VerifiedIcon />}
      label={t(isIdentified ? 'person.identityVerified' : 'person.verified')}
    />
  );
}
