import { useSession } from '@plumbline/shared-api/session';
import { lazily } from '@plumbline/shared-ui/lazy';
import { VerifyNotice } from './VerifyNotice';

const DeletionNotice = lazily(
  () => import(/* webpackChunkName: "leaving" */ './DeletionNotice'),
  'DeletionNotice',
);

/** What concerns the whole account, below the header of every page. */
export function Notices() {
  const dueAt = useSession().user?.deletionDueAt;
  return (
    <>
      {dueAt !== undefined && <DeletionNotice dueAt={dueAt} />}
      <VerifyNotice />
    </>
  );
}
