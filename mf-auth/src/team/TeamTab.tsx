import { useSession } from '@plumbline/shared-api/session';
import { Stack } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { CompaniesSection } from './CompaniesSection';
import { invitationIn, JoinSection } from './JoinSection';

const MembersSection = lazily(() => import('./MembersSection'), 'MembersSection');
const LogSection = lazily(() => import('./LogSection'), 'LogSection');

/** Who acts for this company, and for whom this person may act. */
export function TeamTab() {
  const { user } = useSession();
  return (
    <Stack spacing={3}>
      {!user?.team && invitationIn(location.hash) !== '' && <JoinSection />}
      {user?.userType === 'company' && <MembersSection />}
      <CompaniesSection />
      {user?.userType === 'company' && <LogSection />}
    </Stack>
  );
}
