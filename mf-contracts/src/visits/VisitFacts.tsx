import { useTranslation } from 'react-i18next';
import type { Visit } from '@plumbline/shared-schema/visits';
import { CardList, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { otherName, useVisitWords } from './use-visit-words';
import { VisitTime } from './VisitTime';

/** When and where it is, or could be, and what became of it. */
export function VisitFacts({ visit }: { visit: Visit }) {
  const { t } = useTranslation('contracts');
  const { span, proposed } = useVisitWords(visit);
  const { startsAt, endsAt, times, side, status, proposedBy } = visit;
  const waits = proposedBy === side ? 'waitsForOther' : 'waitsForYou';

  return (
    <Stack spacing={1}>
      {startsAt !== null && endsAt !== null && (
        <VisitTime startsAt={startsAt} words={span(startsAt, endsAt)} />
      )}
      {times.length > 0 && (
        <>
          <Typography variant="body2">
            {status === 'moving' ? t('visits.otherTimes') : t(`visits.${waits}`, { name: otherName(visit) })}
          </Typography>
          <CardList rows={times} keyOf={(time) => time} spacing={0.5}>
            {(time) => <VisitTime startsAt={time} words={proposed(time)} />}
          </CardList>
        </>
      )}
      <Address visit={visit} />
      <Outcome visit={visit} />
    </Stack>
  );
}

function Address({ visit }: { visit: Visit }) {
  const { t } = useTranslation('contracts');
  const { address, hasAddress, side, status, allowedActions } = visit;
  if (!hasAddress) return null;
  const isOpen = allowedActions.includes('cancel');
  const note =
    side === 'hirer' ? t('visits.addressSaid', { name: otherName(visit) }) : t('visits.addressLater');
  if (address === null && (!isOpen || status === 'proposed')) return null;
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {address === null ? note : t('visits.address', { address })}
      {address !== null && side === 'hirer' && isOpen && ` · ${note}`}
    </Typography>
  );
}

function Outcome({ visit: { status, cancelReason, cancelledBy, missedBy } }: { visit: Visit }) {
  const { t } = useTranslation('contracts');
  const reason = cancelReason ?? '';
  const said = [
    status === 'cancelled' &&
      cancelledBy !== null &&
      reason !== '' &&
      t(`visits.cancelledBy.${cancelledBy}`, { reason }),
    status === 'cancelled' && reason === '' && t('visits.calledOff'),
    status === 'missed' && missedBy !== null && t(`visits.missedBy.${missedBy}`),
  ].filter(Boolean);
  if (said.length === 0) return null;
  return (
    <Typography variant="body2" color="text.secondary" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
      {said.join(' · ')}
    </Typography>
  );
}
