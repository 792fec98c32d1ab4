import { useTranslation } from 'react-i18next';
import { VerifiedIcon } from '@plumbline/shared-ui/icons';
import { Chip } from '@plumbline/shared-ui/text';

/** What says more stands first. */
const STRONGEST_FIRST = ['licence', 'identity', 'verified'] as const;

/** Everything that is verified of somebody: the licence, the identity, the address. Nothing without a badge. */
export function VerifiedChips({ badges = [] }: { badges?: readonly string[] | undefined }) {
  const { t } = useTranslation('ui');
  return STRONGEST_FIRST.filter((badge) => badges.includes(badge)).map((badge) => (
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
