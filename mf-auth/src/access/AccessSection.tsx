import { useKeptFocus } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { Facts, TitledSection } from '@plumbline/shared-ui/cards';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Typography } from '@plumbline/shared-ui/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccess } from './use-access';

const EndAccessDialog = lazily(() => import('./EndAccessDialog'), 'EndAccessDialog');

/** Says who else can get into the account, and ends all of it. */
export function AccessSection() {
  const { t } = useTranslation('auth');
  const access = useAccess();
  const [dialog, setDialog] = useState<'open' | 'closed'>();
  const entries = useEntries(access);
  // The button is gone with what it ended; what goes by other buttons is theirs to follow.
  const title = useKeptFocus<HTMLHeadingElement>(dialog === 'closed' ? entries.length : Infinity);
  if (access === undefined) return null;

  return (
    <TitledSection title={t('access.title')} titleRef={title} text={t('access.text')}>
      {entries.length === 0 ? (
        <Typography color="text.secondary">{t('access.nobody')}</Typography>
      ) : (
        <>
          <Facts columns="lines" entries={entries} />
          <Button
            variant="outlined"
            color="error"
            aria-haspopup="dialog"
            sx={{ alignSelf: 'flex-start' }}
            onClick={() => setDialog('open')}
          >
            {t('access.end')}
          </Button>
        </>
      )}
      {dialog === 'open' && <EndAccessDialog onClose={() => setDialog('closed')} />}
    </TitledSection>
  );
}

function useEntries(access: ReturnType<typeof useAccess>) {
  const { t } = useTranslation('auth');
  if (access === undefined) return [];
  const { devices, passkeys, members, invitations } = access;
  return [
    { term: t('access.devices'), text: String(devices), isThere: devices > 0 },
    { term: t('access.passkeys'), text: String(passkeys), isThere: passkeys > 0 },
    {
      term: t('access.members'),
      text: members.map(({ fullName, role }) => `${fullName} (${t(`team.roles.${role}`)})`).join(', '),
      isThere: members.length > 0,
    },
    {
      term: t('access.invitations'),
      text: invitations.map(({ email }) => email).join(', '),
      isThere: invitations.length > 0,
    },
  ].filter(({ isThere }) => isThere);
}
