import { useTranslation } from 'react-i18next';
import { useSession } from '@plumbline/shared-api/session';
import type { User } from '@plumbline/shared-schema/users';
import { HousePromotion } from '@plumbline/shared-ui/cards';

const TO = { post: '/post-contract', profile: '/profile', blog: '/blogs' } as const;

/** Stands where a banner may be booked. */
export function OwnPromotion() {
  const { t } = useTranslation('jobs');
  const { user } = useSession();
  const subject = subjectFor(user);
  return (
    <HousePromotion
      title={t(`home.promotion.${subject}.title`)}
      text={t(`home.promotion.${subject}.text`)}
      to={TO[subject]}
    />
  );
}

function subjectFor(user: User | null): keyof typeof TO {
  if (user?.userType !== 'contractor') return 'post';
  return user.profile && user.title && user.bio ? 'blog' : 'profile';
}
