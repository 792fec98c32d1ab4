import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListVisitTimesQuery } from '@plumbline/shared-api/visits';
import { VISIT_MINUTES } from '@plumbline/shared-schema/limits';
import { ownTimeZone } from '@plumbline/shared-schema/zones';
import { TextInput } from '@plumbline/shared-ui/fields';
import { FormField, useFormContext, useWatch } from '@plumbline/shared-ui/Form';
import type { FieldState } from '@plumbline/shared-ui/Form';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { ChosenTimes } from './ChosenTimes';
import { FreeTimes } from './FreeTimes';
import type { VisitPair } from './visit-pair';

type TimesForm = { times: string[]; minutes: number };

/** How long, and when: out of the times that are free for as long. */
export function TimesField({ pair }: { pair: VisitPair }) {
  const { t } = useTranslation('contracts');
  const { setValue } = useFormContext<TimesForm>();
  const minutes = useWatch<TimesForm, 'minutes'>({ name: 'minutes' });

  return (
    <>
      <FormField<TimesForm> name="minutes" label={t('visits.times.minutes')}>
        {(field) => (
          <TextInput
            select
            id={field.id}
            label={t('visits.times.minutes')}
            value={field.value}
            onChange={({ target }) => {
              field.onChange(Number(target.value));
              // What is free for half an hour need not be for two.
              setValue('times', []);
            }}
            onBlur={field.onBlur}
            inputRef={field.ref}
          >
            {VISIT_MINUTES.map((length) => (
              <option key={length} value={length}>
                {t('visits.times.minutesOf', { minutes: length })}
              </option>
            ))}
          </TextInput>
        )}
      </FormField>
      <FormField<TimesForm> name="times" label={t('visits.times.chosen')}>
        {(field) => <Choice pair={pair} minutes={minutes} field={field} />}
      </FormField>
    </>
  );
}

type ChoiceProps = { pair: VisitPair; minutes: number; field: FieldState };

function Choice({ pair: { jobId, contractorId }, minutes, field }: ChoiceProps) {
  const { t } = useTranslation('contracts');
  const [from, setFrom] = useState<string[]>([]);
  const [start] = from.slice(-1);
  const query = useListVisitTimesQuery({
    ...{ jobId, contractorId, minutes, timeZone: ownTimeZone() },
    ...(start !== undefined && { from: start }),
  });
  const chosen = field.value as string[];

  return (
    <QueryBoundary query={query} errorMessage={t('visits.times.failedTimes')}>
      {(offered) => (
        <>
          <FreeTimes
            key={start ?? ''}
            offered={offered}
            field={field}
            onEarlier={start === undefined ? undefined : () => setFrom(from.slice(0, -1))}
            onLater={(next) => setFrom([...from, next])}
          />
          <ChosenTimes
            times={chosen}
            timeZone={offered.timeZone}
            minutes={minutes}
            onRemove={(time) => field.onChange(chosen.filter((each) => each !== time))}
          />
        </>
      )}
    </QueryBoundary>
  );
}
