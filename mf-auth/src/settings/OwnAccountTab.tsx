import { useSession } from '@plumbline/shared-api/session';
import { Button } from '@plumbline/shared-ui/actions';
import { TitledSection } from '@plumbline/shared-ui/cards';
import { Stack } from '@plumbline/shared-ui/layout';
import { useTranslation } from 'react-i18next';
import { LookSection } from './LookSection';
import { useActing } from '../team/use-acting';

/** Tabs that the session of a company does not have: it signs in with nobody's password. */
const OWN_TABS = [
  'email-notification',
  'password',
  'verification',
  'templates',
  'devices',
  'account',
] as const;

/** What is a member's own while they act for a company: each is opened in their own account. */
export function OwnAccountTab() {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  const actFor = useActing();
  if (!user?.team) return null;
  const { person } = user.team;
  const company = user.companyName ?? user.fullName;
  return (
    <Stack spacing={3}>
      <LookSection text={t('team.lookText')} />
      <TitledSection title={t('team.ownTitle', { person })} text={t('team.ownText', { company })}>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {OWN_TABS.map((tab) => (
            <Button key={tab} variant="outlined" onClick={() => void actFor(null, `/setting?tab=${tab}`)}>
              {t(`settings.tabs.${tab}`)}
            </Button>
          ))}
        </Stack>
      </TitledSection>
    </Stack>
  );
}
