import { useTranslation } from 'react-i18next';
import { VerifiedIcon } from '@plumbline/shared-ui/icons';
import { Chip, heldBadges } from '@plumbline/shared-ui/text';

/** Everything that is verified of somebody: the licence, the insurance, the identity, the address. Nothing without a badge. */
export function VerifiedChips({ badges = [] }: { badges?: readonly string[] | undefined }) {
  const { t } = useTranslation('ui');
  return heldBadges(badges).map((badge) => (
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
