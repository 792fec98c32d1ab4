import { useTranslation } from 'react-i18next';
import { VerifiedIcon } from '@plumbline/shared-ui/icons';
import { Chip } from '@plumbline/shared-ui/text';

/** What is verified: of the address and the identity what says more, and the licence. Nothing without a badge. */
export function VerifiedChips({ badges = [] }: { badges?: readonly string[] | undefined }) {
  const { t } = useTranslation('ui');
  const [person] = ['identity', 'verified'].filter((badge) => badges.includes(badge));
  const licence = badges.find((badge) => badge === 'licence');
  const shown = [person, licence].filter((badge) => badge !== undefined);
  return shown.map((badge) => (
    <Chip
      key={badge}
      size="small"
      color="success"
      variant="outlined"
      icon={<VerifiedIcon />}
      label={t(`badge.${badge}`)}
    />
  ));
}
