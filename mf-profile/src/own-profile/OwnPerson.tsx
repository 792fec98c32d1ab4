import { formatPhone } from '@plumbline/shared-schema/typed-text';
import { useTranslation } from 'react-i18next';
import type { User } from '@plumbline/shared-schema/users';
import { displayName } from '@plumbline/shared-schema/profiles';
import { Button, IconButton } from '@plumbline/shared-ui/actions';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { EmailText } from '@plumbline/shared-ui/cards';
import { useFormat } from '@plumbline/shared-ui/format';
import { EditIcon } from '@plumbline/shared-ui/icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { Chip, Typography } from '@plumbline/shared-ui/text';
import { DIALOG_PARAMETER } from '../entries/entry-address';
import { Headline } from '../person-card/Headline';
import { PersonCard } from '../person-card/PersonCard';
import { WebsiteLink } from '../person-card/WebsiteLink';
import { useActiveNow } from './use-active-now';

type OwnPersonProps = { user: User; isEditing: boolean };

/** One's own card: with what only oneself sees, and with its buttons in edit mode. */
export function OwnPerson({ user, isEditing }: OwnPersonProps) {
  const { t } = useTranslation('profile');
  const { radius } = useFormat();
  const { open } = useAddressDialog(DIALOG_PARAMETER);
  const isActive = useActiveNow();
  const { fullName, companyName, phoneNumber, website, country, serviceRadiusKm: km } = user;
  const name = displayName(user);
  return (
    <PersonCard
      person={{ ...user, fullName: name }}
      title={<OwnTitle user={user} isEditing={isEditing} />}
      isActive={isActive}
      pictureAction={
        isEditing && (
          <IconButton label={t('pictureDialog.title')} onClick={() => open('picture')}>
            <EditIcon />
          </IconButton>
        )
      }
      facts={[
        { term: t('company.contact'), text: name !== fullName && companyName && fullName },
        { term: t('person.email'), text: <Email user={user} /> },
        { term: t('details.phone'), text: phoneNumber && formatPhone(phoneNumber) },
        { term: t('company.website'), text: website && <WebsiteLink address={website} /> },
        {
          term: t('person.serviceArea'),
          text: km && t('person.serviceRadius', { distance: radius(km, country) }),
        },
      ]}
      action={
        isEditing && (
          <Button variant="outlined" size="small" startIcon={<EditIcon />} onClick={() => open('details')}>
            {t('details.edit')}
          </Button>
        )
      }
    />
  );
}

/** With its pencil, or that there is none yet. */
function OwnTitle({ user: { title }, isEditing }: OwnPersonProps) {
  const { t } = useTranslation('profile');
  const { open } = useAddressDialog(DIALOG_PARAMETER);
  return (
    <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center' }}>
      {title ? (
        <Headline title={title} component="h3" />
      ) : (
        <Typography color="text.secondary">{t('headline.empty')}</Typography>
      )}
      {isEditing && (
        <IconButton label={t('headline.edit')} onClick={() => open('title')}>
          <EditIcon />
        </IconButton>
      )}
    </Stack>
  );
}

function Email({ user: { email, emailVerified } }: { user: User }) {
  const { t } = useTranslation('profile');
  return (
    <>
      <EmailText email={email} />
      {!emailVerified && (
        <Chip
          size="small"
          color="warning"
          variant="outlined"
          label={t('person.unverified')}
          sx={{ display: 'flex', width: 'fit-content', mt: 0.75 }}
        />
      )}
    </>
  );
}
