import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarDay } from '@plumbline/shared-schema/calendar';
import { VISIT_TIMES_MAX } from '@plumbline/shared-schema/limits';
import type { VisitTimes } from '@plumbline/shared-schema/visits';
import { isSameTime, ownTimeZone, timeText } from '@plumbline/shared-schema/zones';
import { Button } from '@plumbline/shared-ui/actions';
import { Checkbox, FormControlLabel, FormGroup } from '@plumbline/shared-ui/choices';
import { TextInput } from '@plumbline/shared-ui/fields';
import type { FieldState } from '@plumbline/shared-ui/Form';
import { useFormat } from '@plumbline/shared-ui/format';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

type FreeTimesProps = {
  offered: VisitTimes;
  field: FieldState;
  onEarlier: (() => void) | undefined;
  onLater: (from: string) => void;
};

/** The days of two weeks, and the free times of one of them. */
export function FreeTimes({ offered, field, onEarlier, onLater }: FreeTimesProps) {
  const { t } = useTranslation('contracts');
  const { date } = useFormat();
  const free = offered.days.filter(({ times }) => times.length > 0);
  const [picked, setPicked] = useState<string>();
  const shown = free.find(({ day }) => day === picked) ?? free[0];

  return (
    <Stack spacing={1}>
      {shown === undefined ? (
        <Typography>{t('visits.times.noTimes')}</Typography>
      ) : (
        <>
          <TextInput
            select
            id={field.id}
            label={t('visits.times.day')}
            value={shown.day}
            onChange={({ target }) => setPicked(target.value)}
            inputRef={field.ref}
            error={field.error !== undefined}
            helperText={field.error ?? t('visits.times.zone', { zone: offered.timeZone })}
          >
            {free.map(({ day }) => (
              <option key={day} value={day}>
                {date(calendarDay(day))}
              </option>
            ))}
          </TextInput>
          <DayTimes day={shown.day} times={shown.times} timeZone={offered.timeZone} field={field} />
        </>
      )}
      <Stack direction="row" spacing={1}>
        {onEarlier && <Button onClick={onEarlier}>{t('visits.times.fewer')}</Button>}
        {offered.next !== null && (
          <Button onClick={() => onLater(offered.next ?? '')}>{t('visits.times.more')}</Button>
        )}
      </Stack>
    </Stack>
  );
}

type DayTimesProps = { day: string; times: readonly string[]; timeZone: string; field: FieldState };

const GRID = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' };

function DayTimes({ day, times, timeZone, field }: DayTimesProps) {
  const { t } = useTranslation('contracts');
  const { language } = useLanguage();
  const { date } = useFormat();
  const id = useId();
  const own = ownTimeZone();
  const chosen = field.value as string[];
  const isFull = chosen.length >= VISIT_TIMES_MAX;
  const label = (time: string) => {
    const there = timeText(language, time, timeZone);
    if (isSameTime(own, timeZone, time)) return there;
    return `${there} · ${t('visits.yourTime', { time: timeText(language, time, own) })}`;
  };

  return (
    <>
      <Typography id={id} variant="body2">
        {t('visits.times.choose', { day: date(calendarDay(day)) })}
      </Typography>
      <FormGroup role="group" aria-labelledby={id} sx={GRID}>
        {times.map((time) => (
          <FormControlLabel
            key={time}
            label={label(time)}
            control={
              <Checkbox
                checked={chosen.includes(time)}
                disabled={isFull && !chosen.includes(time)}
                onChange={({ target }) =>
                  field.onChange(target.checked ? [...chosen, time] : chosen.filter((each) => each !== time))
                }
              />
            }
          />
        ))}
      </FormGroup>
    </>
  );
}
