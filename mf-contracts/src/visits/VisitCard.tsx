import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Visit } from '@plumbline/shared-schema/visits';
import { profilePath } from '@plumbline/shared-schema/profiles';
import { titleCase } from '@plumbline/shared-ui/format';
import { Card, CardContent, Stack } from '@plumbline/shared-ui/layout';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { Link, Typography } from '@plumbline/shared-ui/text';
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
    <Card
      component="article"
      ref={card}
      aria-labelledby={id}
      sx={isAsked ? { borderColor: 'primary.main' } : {}}
    >
      <CardContent component={Stack} sx={{ gap: 1.5 }}>
        <Stack
          direction="row"
          useFlexGap
          sx={{ flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}
        >
          <Typography id={id} variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            <Link to={`/jobs/${job._id}`}>{titleCase(job.title)}</Link>
          </Typography>
          <StatusChip of="inviteStatus" status={LOOKS[status]} label={t(`visits.status.${status}`)} />
        </Stack>
        <Link to={profilePath(other)} variant="body2" sx={{ alignSelf: 'flex-start' }}>
          {t('visits.with', { name: otherName(visit) })}
        </Link>
        <VisitFacts visit={visit} />
        <VisitActions visit={visit} describedBy={id} />
      </CardContent>
    </Card>
  );
}
