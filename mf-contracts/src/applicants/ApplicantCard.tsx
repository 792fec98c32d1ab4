import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from '@plumbline/shared-ui/format';
import { EditIcon, PlaceIcon, ScheduleIcon } from '@plumbline/shared-ui/icons';
import { Box, Card, CardContent, Stack } from '@plumbline/shared-ui/layout';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { Link, PersonAvatar, Typography } from '@plumbline/shared-ui/text';
import { MessageButton } from '../message-button/MessageButton';
import { toPersonName } from '../person/person-name';
import type { ApplicantRow } from './applicant-row';
import { ApplicantStanding } from './ApplicantStanding';
import { CoverLetter } from './CoverLetter';
import { Estimates } from './Estimates';
import { OfferStrip } from './OfferStrip';
import { ShortlistButton } from './ShortlistButton';
import type { ApplicantDialog } from './use-applicant-dialog';
import { useAvailabilityText } from './use-availability-text';

type ApplicantCardProps = { row: ApplicantRow; dialog: ApplicantDialog };

export function ApplicantCard({ row, dialog }: ApplicantCardProps) {
  const nameId = useId();
  const { application } = row;
  const { userId: person, isHired } = application;
  const name = toPersonName(person.fullName);

  return (
    <Card component="article" aria-labelledby={nameId}>
      <CardContent component={Stack} sx={{ gap: 2 }}>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ gap: 2, justifyContent: 'space-between', alignItems: { sm: 'flex-start' } }}
        >
          <Stack direction="row" spacing={2} sx={{ alignItems: 'flex-start', minWidth: 0 }}>
            <PersonAvatar name={name} src={person.profile} size={56} />
            <Box sx={{ minWidth: 0 }}>
              <Stack
                direction="row"
                sx={{ flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}
              >
                <Typography
                  id={nameId}
                  variant="h4"
                  component="h2"
                  sx={{ overflowWrap: 'anywhere', minWidth: 0 }}
                >
                  <Link to={`/professionals/${person._id}`} color="inherit" underline="hover">
                    {name}
                  </Link>
                </Typography>
                {isHired && <StatusChip of="applicationState" status="hired" />}
              </Stack>
              {person.title && <Typography sx={{ overflowWrap: 'anywhere' }}>{person.title}</Typography>}
              <ApplicantStanding person={person} />
              <Whereabouts application={application} />
            </Box>
          </Stack>
          <Stack
            direction={{ xs: 'row', sm: 'column' }}
            sx={{ flexShrink: 0, flexWrap: 'wrap', gap: 1, alignItems: { sm: 'stretch' } }}
          >
            <ShortlistButton application={application} nameId={nameId} />
            <MessageButton job={application.jobId} person={person} describedBy={nameId} />
          </Stack>
        </Stack>
        <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: { xs: 2, md: 4 } }}>
          <CoverLetter text={application.coverLetter} describedBy={nameId} />
          <Estimates application={application} />
        </Stack>
        <OfferStrip row={row} dialog={dialog} nameId={nameId} />
      </CardContent>
    </Card>
  );
}

/** Where they are, when they applied and changed it, and from when on they have time. */
function Whereabouts({ application }: Pick<ApplicantRow, 'application'>) {
  const { userId: person, createdAt, changedAt } = application;
  const { t } = useTranslation('contracts');
  const availability = useAvailabilityText()(person.availableFrom);

  return (
    <Stack
      direction="row"
      sx={{ mt: 0.5, flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, color: 'text.secondary' }}
    >
      <Detail Icon={PlaceIcon}>{person.location.city?.trim() || t('applicant.cityUnknown')}</Detail>
      <Detail Icon={ScheduleIcon}>
        <RelativeTime at={createdAt} text={(when) => t('applicant.applied', { when })} />
      </Detail>
      {changedAt && (
        <Detail Icon={EditIcon}>
          <RelativeTime at={changedAt} text={(when) => t('applicant.changed', { when })} />
        </Detail>
      )}
      {availability && <Detail Icon={ScheduleIcon}>{availability}</Detail>}
    </Stack>
  );
}

type DetailProps = { Icon: typeof PlaceIcon; children: ReactNode };

function Detail({ Icon, children }: DetailProps) {
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', minWidth: 0 }}>
      <Icon fontSize="small" aria-hidden />
      <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {children}
      </Typography>
    </Stack>
  );
}
