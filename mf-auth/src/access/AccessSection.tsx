import type { GoogleAccess } from '@plumbline/shared-schema/access';
import { useKeptFocus } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { Facts, TitledSection } from '@plumbline/shared-ui/cards';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccess } from './use-access';

const EndAccessDialog = lazily(() => import('./EndAccessDialog'), 'EndAccessDialog');
const RemoveGoogleDialog = lazily(() => import('./RemoveGoogleDialog'), 'RemoveGoogleDialog');

/** Says who else can get into the account, and ends all of it. */
export function AccessSection() {
  const { t } = useTranslation('auth');
  const access = useAccess();
  const [dialog, setDialog] = useState<'end' | 'google' | 'closed'>();
  const entries = useEntries(access, () => setDialog('google'));
  const close = () => setDialog('closed');
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
          {/* It asks for the password. */}
          {access.google !== 'only' && (
            <Button
              variant="outlined"
              aria-haspopup="dialog"
              sx={{ alignSelf: 'flex-start' }}
              onClick={() => setDialog('end')}
            >
              {t('access.end')}
            </Button>
          )}
        </>
      )}
      {dialog === 'end' && <EndAccessDialog onClose={close} />}
      {dialog === 'google' && <RemoveGoogleDialog onClose={close} />}
    </TitledSection>
  );
}

function useEntries(access: ReturnType<typeof useAccess>, onRemoveGoogle: () => void) {
  const { t } = useTranslation('auth');
  if (access === undefined) return [];
  const { devices, passkeys, google, members, invitations } = access;
  return [
    { term: t('access.devices'), text: String(devices), isThere: devices > 0 },
    { term: t('access.passkeys'), text: String(passkeys), isThere: passkeys > 0 },
    {
      term: t('access.google'),
      text: <GoogleEntry google={google} onRemove={onRemoveGoogle} />,
      isThere: google !== 'none',
    },
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

type GoogleEntryProps = { google: GoogleAccess; onRemove: () => void };

/** Removed by itself, or the way to a password where it is the only way in. */
function GoogleEntry({ google, onRemove }: GoogleEntryProps) {
  const { t } = useTranslation('auth');
  if (google === 'only') return <Link to="/setting?tab=password">{t('access.googleOnly')}</Link>;
  return (
    <Button size="small" aria-haspopup="dialog" onClick={onRemove}>
      {t('access.removeGoogle')}
    </Button>
  );
}
