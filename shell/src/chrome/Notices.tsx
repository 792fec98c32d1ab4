import { useSession } from '@plumbline/shared-api/session';
import type { TextVersions } from '@plumbline/shared-schema/agreements';
import type { User } from '@plumbline/shared-schema/users';
import { lazily } from '@plumbline/shared-ui/lazy';
import { useLocation } from 'react-router-dom';
import { useSite } from '../remotes/use-site';
import { VerifyNotice } from './VerifyNotice';

const DeletionNotice = lazily(
  () => import(/* webpackChunkName: "leaving" */ './DeletionNotice'),
  'DeletionNotice',
);
const AgreementNotice = lazily(
  () => import(/* webpackChunkName: "agreement" */ './AgreementNotice'),
  'AgreementNotice',
);

const ActingNotice = lazily(() => import(/* webpackChunkName: "acting" */ './ActingNotice'), 'ActingNotice');

/** What concerns the whole account, below the header of every page. */
export function Notices() {
  const { user } = useSession();
  const dueAt = user?.deletionDueAt;
  return (
    <>
      {user?.team && <ActingNotice user={user} person={user.team.person} />}
      {dueAt !== undefined && <DeletionNotice dueAt={dueAt} />}
      {user && <Agreement user={user} />}
      <VerifyNotice />
    </>
  );
}

/** Members of a team do not agree for their company, nor do administrators, who are the operator's. */
function Agreement({ user: { agreed, team, userType } }: { user: User }) {
  const { texts } = useSite().boot.settings;
  const { pathname } = useLocation();
  if (texts === undefined || agreed === undefined || team !== undefined || userType === 'admin') return null;
  const open = (['terms', 'privacy'] as const).filter((name) => agreed[name] !== texts[name]);
  if (open.length === 0 || pathname === '/verify-email') return null;
  const isRenewal = agreed.terms !== null || agreed.privacy !== null;
  return <AgreementNotice texts={texts as TextVersions} open={open} isRenewal={isRenewal} />;
}
