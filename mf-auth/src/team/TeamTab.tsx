import { useSession } from '@plumbline/shared-api/session';
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
  const isCompany = user?.userType === 'company';
  const isMember = user?.team !== undefined;
  return (
    <Stack spacing={3}>
      {!isMember && invitationIn(location.hash) !== '' && <JoinSection />}
      {isCompany && <MembersSection />}
      {isCompany && !isMember && <AccessSection />}
      <CompaniesSection />
      {isCompany && <LogSection />}
    </Stack>
  );
}
