import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '@plumbline/shared-ui/DataTable';
import { toPersonName, RelativeTime } from '@plumbline/shared-ui/format';
import { Box } from '@plumbline/shared-ui/layout';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { ProfileLink, Typography } from '@plumbline/shared-ui/text';
import { rowState, type ApplicantRow } from './applicant-row';
import { AskedPrice } from './AskedPrice';
import { ApplicantRating } from './ApplicantRating';
import { OfferActions } from './OfferActions';
import { ShortlistButton } from './ShortlistButton';
import type { ApplicantDialog } from './use-applicant-dialog';
import { useAvailabilityText } from './use-availability-text';

type ApplicantTableProps = { rows: readonly ApplicantRow[]; dialog: ApplicantDialog };

/** The applicants side by side: what they cost, how long they take, what others say of them. */
export function ApplicantTable({ rows, dialog }: ApplicantTableProps) {
  const { t } = useTranslation('contracts');
  const availability = useAvailabilityText();
  const ids = useId();
  const nothing = t('applicants.notSaid');

  function cellsOf(row: ApplicantRow) {
    const { _id, userId: person, changedAt, estimatedCompletionTime: time } = row.application;
    const nameId = `${ids}${_id}`;
    return [
      <Box key="name">
        <ProfileLink id={nameId} person={person}>
          {toPersonName(person.fullName)}
        </ProfileLink>
        {row.application.declined && <StatusChip of="applicationState" status="declined" />}
        {changedAt && (
          <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
            <RelativeTime at={changedAt} text={(when) => t('applicant.changed', { when })} />
          </Typography>
        )}
      </Box>,
      <AskedPrice key="price" application={row.application} />,
      time?.trim() || nothing,
      <ApplicantRating key="rating" person={person} />,
      person.completedContracts,
      availability(person.availableFrom) ?? nothing,
      <Box key="offer" sx={{ minWidth: 180 }}>
        {!row.application.declined && <ShortlistButton application={row.application} nameId={nameId} />}
        <OfferActions row={row} state={rowState(row)} dialog={dialog} nameId={nameId} />
      </Box>,
    ];
  }

  return (
    <DataTable
      label={t('applicants.list')}
      columns={[
        t('applicants.columns.name'),
        t('applicant.cost'),
        t('applicant.completion'),
        t('applicants.columns.rating'),
        t('applicants.columns.completed'),
        t('applicants.columns.available'),
        t('offerState.group'),
      ]}
      rows={rows.map((row) => ({ key: row.application._id, cells: cellsOf(row) }))}
    />
  );
}
