import { useTranslation } from 'react-i18next';
import { VerifiedIcon } from '@plumbline/shared-ui/icons';
import { Chip } from '@plumbline/shared-ui/text';

/** Renders nothing without the badge. */
export function VerifiedChip({ badges }: { badges: readonly string[] }) {
  const { t } = useTranslation('profile');
  if (!badges.includes('verified')) return null;
  return (
    <Chip
      size="small"
      color="success"
      variant="outlined"
      icon={<VerifiedIcon />}
      label={t('person.verified')}
    />
  );
}
