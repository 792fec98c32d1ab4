import { useSession } from '@plumbline/shared-api/session';
import { mayHaveTeam } from '@plumbline/shared-schema/policies';
import { Stack } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { CompaniesSection } from './CompaniesSection';
import { invitationIn, JoinSection } from './JoinSection';

const MembersSection = lazily(() => import('./MembersSection'), 'MembersSection');
const AccessSection = lazily(() => import('../access/AccessSection'), 'AccessSection');
const LogSection = lazily(() => import('./LogSection'), 'LogSection');

/** Who acts for this company, and for whom this person may act. */
export function TeamTab() {
  const { user } = useSession();
  const hasTeam = mayHaveTeam(user?.userType);
  const isMember = user?.team !== undefined;
  return (
    <Stack spacing={3}>
      {!isMember && invitationIn(location.hash) !== '' && <JoinSection />}
      {hasTeam && <MembersSection />}
      {hasTeam && !isMember && <AccessSection />}
      <CompaniesSection />
      {hasTeam && <LogSection />}
    </Stack>
  );
}
