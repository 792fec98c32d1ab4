import { useEndPlacementMutation } from '@plumbline/shared-api/placements';
import { calendarDay } from '@plumbline/shared-schema/calendar';
import { BANNER_HEIGHT, BANNER_WIDTH } from '@plumbline/shared-schema/limits';
import type { AdminPlacement } from '@plumbline/shared-schema/placements';
import { useTry } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { Facts, PatientImage } from '@plumbline/shared-ui/cards';
import { useFormat } from '@plumbline/shared-ui/format';
import { Paper, Stack } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Chip, ExternalLink } from '@plumbline/shared-ui/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const ReasonDialog = lazily(() => import('../reason-dialog/ReasonDialog'), 'ReasonDialog');

const COLORS = { planned: 'info', running: 'success', over: 'default' } as const;

/** A banner with its days; one that is not over can be ended. */
export function PlacementCard({ row }: { row: AdminPlacement }) {
  const { t } = useTranslation('admin');
  const { date } = useFormat();
  const [isEnding, setEnding] = useState(false);
  const [end] = useEndPlacementMutation();
  const attempt = useTry();
  const { _id, picture, href, altEn, altFr, startsAt, endsAt, state } = row;
  // The end is not included, and counts in UTC.
  const last = new Date(Math.max(Date.parse(startsAt), Date.parse(endsAt) - 1)).toISOString();

  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Chip size="small" variant="outlined" color={COLORS[state]} label={t(`placements.states.${state}`)} />
        <PatientImage
          src={picture}
          alt={altEn}
          width={BANNER_WIDTH}
          height={BANNER_HEIGHT}
          sx={{ maxWidth: '100%', height: 'auto' }}
        />
        <ExternalLink href={href}>{href}</ExternalLink>
        <Facts
          entries={[
            { term: t('placements.from'), text: date(calendarDay(startsAt)) },
            { term: t('placements.to'), text: date(calendarDay(last)) },
            { term: t('placements.altEn'), text: altEn },
            { term: t('placements.altFr'), text: altFr },
          ]}
        />
        {state !== 'over' && (
          <Button
            variant="outlined"
            aria-haspopup="dialog"
            aria-label={t('placements.endOne', { name: altEn })}
            onClick={() => setEnding(true)}
          >
            {t('placements.end')}
          </Button>
        )}
      </Stack>
      {isEnding && (
        <ReasonDialog
          title={t('placements.end')}
          text={t('placements.endText')}
          submit={t('placements.end')}
          onSubmit={(reason) =>
            attempt(end({ id: _id, body: { reason } }).unwrap(), { failed: t('failed.placement') })
          }
          onClose={() => setEnding(false)}
        />
      )}
    </Paper>
  );
}
