import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListContractEventsQuery } from '@plumbline/shared-api/contracts';
import type { ContractEvent } from '@plumbline/shared-schema/contract-events';
import { optionLabel } from '@plumbline/shared-schema/options';
import { Button, flushStart } from '@plumbline/shared-ui/actions';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box, CardList, Skeleton } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';
import { DetailSection } from '../detail-section/DetailSection';

/** How many events of a long history stand open. */
const LATEST = 5;

/** The dot of an event on the line. */
const DOT = {
  position: 'relative',
  overflowWrap: 'anywhere',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 6,
    left: -22,
    width: 10,
    height: 10,
    borderRadius: '50%',
    bgcolor: 'text.secondary',
  },
} as const;

/** Oldest first, the same for both parties; what is long ago opens by a button. */
export function ContractEvents({ contractId }: { contractId: string }) {
  const { t } = useTranslation('contracts');
  const events = useListContractEventsQuery(contractId);

  return (
    <DetailSection title={t('details.history')}>
      <QueryBoundary
        query={events}
        loadingLabel={t('details.loadingHistory')}
        skeleton={<Skeleton variant="rounded" height={96} />}
        errorMessage={t('schema:failures.loadData')}
        isEmpty={(rows) => rows.length === 0}
        empty={<Typography color="text.secondary">{t('details.noHistory')}</Typography>}
      >
        {(rows) => <Events rows={rows} />}
      </QueryBoundary>
    </DetailSection>
  );
}

function Events({ rows }: { rows: ContractEvent[] }) {
  const { t } = useTranslation('contracts');
  const [isWhole, setWhole] = useState(false);
  const earlier = rows.length > LATEST + 1 ? rows.length - LATEST : 0;
  return (
    <>
      {earlier > 0 && (
        <Button aria-expanded={isWhole} sx={{ mb: 1.5, ...flushStart }} onClick={() => setWhole(!isWhole)}>
          {t('details.earlier', { count: earlier })}
        </Button>
      )}
      <CardList
        isOrdered
        rows={isWhole ? rows : rows.slice(earlier)}
        spacing={1.5}
        sx={{ pl: 2, borderLeft: 2, borderColor: 'divider' }}
      >
        {(event) => <EventLine event={event} />}
      </CardList>
    </>
  );
}

function EventLine({ event: { action, actor, note, about, createdAt } }: { event: ContractEvent }) {
  const { t } = useTranslation('contracts');
  const { date, time } = useFormat();
  const name = t(optionLabel('contractEvent', action));
  return (
    <Box sx={DOT}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {about ? t('ui:labelled', { label: name, text: about }) : name}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {actor?.fullName.trim() || t('details.system')}
        {' · '}
        <time dateTime={createdAt}>{`${date(createdAt)}, ${time(createdAt)}`}</time>
      </Typography>
      {note && (
        <Typography variant="body2" sx={{ mt: 0.25, whiteSpace: 'pre-line' }} dir="auto">
          {note}
        </Typography>
      )}
    </Box>
  );
}
