import { useTranslation } from 'react-i18next';
import { useMay } from '@plumbline/shared-api/session';
import type { User } from '@plumbline/shared-schema/users';
import { Button, IconButton } from '@plumbline/shared-ui/actions';
import { useAddress, useAddressDialog, type AddressDialog } from '@plumbline/shared-ui/address';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { EditIcon } from '@plumbline/shared-ui/more-icons';
import { lazily } from '@plumbline/shared-ui/lazy';
import { DIALOG_PARAMETER, useEntryAddress } from '../entries/entry-address';
import { SIDE_ENTRIES } from '../entries/entry-kinds';
import { OwnEntries } from '../entries/OwnEntries';
import { AboutCard } from '../person-card/AboutCard';
import { ProfileColumns } from '../person-card/ProfileColumns';
import { ReviewsCard } from '../reviews/ReviewsCard';
import { AccountDialogs } from './AccountDialogs';
import { Completeness } from './Completeness';
import { FirstSteps } from './FirstSteps';
import { OwnPerson } from './OwnPerson';
import { ProfileDialogs } from './ProfileDialogs';
import type { ProfileField } from './use-save-profile';

const EntryDialogs = lazily(() => import('../entries/EntryDialogs'), 'EntryDialogs');
const OwnAvailabilityCard = lazily(
  () => import('../availability/OwnAvailabilityCard'),
  'OwnAvailabilityCard',
);

type OwnProfileProps = { user: User; isEditing: boolean };

/** The two columns of one's own profile; edit controls only in edit mode. */
export function OwnProfile({ user, isEditing }: OwnProfileProps) {
  const { get, change } = useAddress();
  const dialog = useAddressDialog(DIALOG_PARAMETER);
  const { edited, removed } = useEntryAddress();
  const { _id: userId } = user;
  const isContractor = user.userType === 'contractor';
  const open = (field: ProfileField) => dialog.open(field);

  return (
    <>
      {get('onboarding') !== '' && (
        <FirstSteps
          user={user}
          onOpen={open}
          onDismiss={() => change({ onboarding: '' }, { replace: true })}
        />
      )}
      <Completeness user={user} onOpen={dialog.open} />
      <ProfileColumns
        person={<OwnPerson user={user} isEditing={isEditing} />}
        main={
          <>
            <OwnAbout user={user} isEditing={isEditing} onEdit={() => open('bio')} />
            {isContractor && <OwnEntries name="portfolios" {...{ userId, isEditing }} />}
            {isContractor && <OwnEntries name="experiences" {...{ userId, isEditing }} />}
            {user.reviewCount > 0 && <ReviewsCard person={user} isOwn />}
          </>
        }
        facts={isContractor && <OwnFacts userId={userId} isEditing={isEditing} />}
      />
      <OwnDialogs user={user} dialog={dialog} />
      {isContractor && (edited || removed) && <EntryDialogs userId={userId} />}
    </>
  );
}

type OwnAboutProps = OwnProfileProps & { onEdit: () => void };

function OwnAbout({ user, isEditing, onEdit }: OwnAboutProps) {
  const { t } = useTranslation('profile');
  return (
    <AboutCard
      person={user}
      action={
        isEditing && (
          <IconButton label={t('about.edit')} onClick={onEdit}>
            <EditIcon />
          </IconButton>
        )
      }
      empty={
        <EmptyState
          title={t('about.empty')}
          action={
            isEditing && (
              <Button variant="contained" onClick={onEdit}>
                {t('about.add')}
              </Button>
            )
          }
        />
      }
    />
  );
}

type OwnDialogsProps = { user: User; dialog: AddressDialog };

function OwnDialogs(props: OwnDialogsProps) {
  const mayEdit = useMay('profile');
  if (!mayEdit) return null;
  return (
    <>
      <ProfileDialogs {...props} />
      <AccountDialogs {...props} />
    </>
  );
}

type OwnFactsProps = { userId: string; isEditing: boolean };

function OwnFacts({ userId, isEditing }: OwnFactsProps) {
  return (
    <>
      <OwnAvailabilityCard isEditing={isEditing} />
      {SIDE_ENTRIES.map((name) => (
        <OwnEntries key={name} {...{ name, userId, isEditing }} />
      ))}
    </>
  );
}
