import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { applicationState } from '@plumbline/shared-schema/application-machine';
import { toPersonName, RelativeTime } from '@plumbline/shared-ui/format';
import { PlaceIcon } from '@plumbline/shared-ui/icons';
import { EditIcon, ScheduleIcon } from '@plumbline/shared-ui/more-icons';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { Link, PersonAvatar, Typography } from '@plumbline/shared-ui/text';
import type { ApplicantRow } from './applicant-row';
import { ApplicantStanding } from './ApplicantStanding';
import { useAvailabilityText } from './use-availability-text';

type ApplicantHeaderProps = Pick<ApplicantRow, 'application'> & { nameId: string };

const grid = {
  display: 'grid',
  minWidth: 0,
  columnGap: { xs: 1.5, sm: 2 },
  rowGap: { xs: 1, sm: 0 },
  alignItems: 'start',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: { sm: 'auto 1fr' },
  gridTemplateAreas: { xs: '"avatar name" "more more"', sm: '"avatar name" "avatar more"' },
};

/** Who applied, how far that has come, and what to know of them. */
export function ApplicantHeader({ application, nameId }: ApplicantHeaderProps) {
  const { userId: person } = application;
  const name = toPersonName(person.fullName);
  const state = applicationState(application);

  return (
    <Box sx={grid}>
      <Box sx={{ gridArea: 'avatar' }}>
        <PersonAvatar name={name} src={person.profile} size={56} />
      </Box>
      <Box sx={{ minWidth: 0, gridArea: 'name' }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}>
          <Typography id={nameId} variant="h4" component="h2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            <Link to={`/professionals/${person._id}`} color="inherit" underline="hover">
              {name}
            </Link>
          </Typography>
          {state !== 'applied' && <StatusChip of="applicationState" status={state} />}
        </Stack>
        {person.title && <Typography sx={{ overflowWrap: 'anywhere' }}>{person.title}</Typography>}
      </Box>
      <Box sx={{ minWidth: 0, gridArea: 'more' }}>
        <ApplicantStanding person={person} />
        {state !== 'declined' && <Whereabouts application={application} />}
      </Box>
    </Box>
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
