import { useTranslation } from 'react-i18next';
import { useSession } from '@plumbline/shared-api/session';
import type { PublicUser } from '@plumbline/shared-schema/users';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { InviteButton } from '../invite-dialog/InviteButton';

/** The next step on a profile: edit one's own, or ask a contractor to apply. */
export function ProfessionalAction({ person }: { person: PublicUser }) {
  const { t } = useTranslation('profile');
  const { user, isHirer, isContractor } = useSession();
  if (user && user._id === person._id) {
    return (
      <ButtonLink to="/profile?editing=1" variant="outlined">
        {t('professional.own')}
      </ButtonLink>
    );
  }
  if (isContractor || person.userType !== 'contractor') return null;
  if (isHirer) return <InviteButton person={person} />;
  return (
    <ButtonLink to="/post-contract" variant="contained">
      {t('professional.post')}
    </ButtonLink>
  );
}
