import { useTranslation } from 'react-i18next';
import type { Availability, DaysOff } from '@plumbline/shared-schema/availability';
import { calendarDay, comingDays, localDay, WEEKDAYS } from '@plumbline/shared-schema/calendar';
import { Facts } from '@plumbline/shared-ui/cards';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useAvailableText } from './use-available-text';
import { useWeek } from './use-week';

/** Next days off that are shown; the calendar has them all. */
const SHOWN = 5;
/** Wider, and a day would stand far from its hours. */
const NEAR = '20rem';

export function AvailabilityFacts({ availability }: { availability: Availability }) {
  const { t } = useTranslation('profile');
  const { nameOf, clock } = useWeek();
  const { date } = useFormat();
  const availableText = useAvailableText();
  const { availableFrom, hours, daysOff } = availability;
  const coming = comingDays(daysOff, localDay()).slice(0, SHOWN);
  const week = WEEKDAYS.map((day) => ({ day, spans: hours.filter((some) => some.day === day) })).filter(
    ({ spans }) => spans.length > 0,
  );
  const spanOf = ({ from, to }: DaysOff) =>
    from === to
      ? date(calendarDay(from))
      : t('availability.span', { from: date(calendarDay(from)), to: date(calendarDay(to)) });

  return (
    <Stack spacing={2}>
      {availableFrom !== null && (
        <Typography sx={{ fontWeight: 600 }}>{availableText(availableFrom)}</Typography>
      )}
      {week.length > 0 && (
        <Box sx={{ maxWidth: NEAR }}>
          <Facts
            columns="rows"
            entries={week.map(({ day, spans }) => ({
              term: nameOf(day),
              text: spans
                .map(({ from, to }) => t('availability.span', { from: clock(from), to: clock(to) }))
                .join(', '),
            }))}
          />
        </Box>
      )}
      {coming.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('availability.off', { days: coming.map(spanOf).join(', ') })}
        </Typography>
      )}
    </Stack>
  );
}
