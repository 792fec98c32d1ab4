import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Visit } from '@plumbline/shared-schema/visits';
import { titleCase } from '@plumbline/shared-ui/format';
import { EntryCard, PersonCover } from '@plumbline/shared-ui/layout';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { Link, ProfileLink } from '@plumbline/shared-ui/text';
import { otherName } from './use-visit-words';
import { VisitActions } from './VisitActions';
import { VisitFacts } from './VisitFacts';

/** What each status looks like. */
const LOOKS = {
  proposed: 'pending',
  agreed: 'accepted',
  moving: 'pending',
  onTheWay: 'accepted',
  over: 'withdrawn',
  missed: 'declined',
  cancelled: 'withdrawn',
  expired: 'withdrawn',
} as const;

/** `isAsked`: the address names it, so it comes into view. */
export function VisitCard({ visit, isAsked }: { visit: Visit; isAsked: boolean }) {
  const { t } = useTranslation('contracts');
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const { jobId: job, side, status } = visit;
  const other = side === 'hirer' ? visit.contractorId : visit.clientId;

  useEffect(() => {
    if (isAsked) card.current?.scrollIntoView({ block: 'center' });
  }, [isAsked]);

  return (
    <EntryCard
      ref={card}
      title={
        <Link to={`/jobs/${job._id}`} color="inherit" underline="hover">
          {titleCase(job.title)}
        </Link>
      }
      titleId={id}
      heading="h3"
      isMarked={isAsked}
      cover={<PersonCover name={otherName(visit)} src={other.profile} />}
      mark={<StatusChip of="inviteStatus" status={LOOKS[status]} label={t(`visits.status.${status}`)} />}
      meta={[
        <ProfileLink key="other" person={other}>
          {t('visits.with', { name: otherName(visit) })}
        </ProfileLink>,
      ]}
      action={<VisitActions visit={visit} describedBy={id} />}
    >
      <VisitFacts visit={visit} />
    </EntryCard>
  );
}
