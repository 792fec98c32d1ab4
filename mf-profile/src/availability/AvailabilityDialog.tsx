import { useTranslation } from 'react-i18next';
import { useSaveAvailabilityMutation } from '@plumbline/shared-api/availability';
import type { Availability } from '@plumbline/shared-schema/availability';
import { WEEKDAYS } from '@plumbline/shared-schema/calendar';
import { ownTimeZone } from '@plumbline/shared-schema/zones';
import { useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { SelectField, TextField, useZodForm } from '@plumbline/shared-ui/Form';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { fromForm, toForm } from './availability-form';
import { DaysOffFields } from './DaysOffFields';
import { useWeek } from './use-week';

type AvailabilityDialogProps = { availability: Availability; onClose: () => void };

/** From when on, on which days from when to when, and when not. */
export function AvailabilityDialog({ availability, onClose }: AvailabilityDialogProps) {
  const { t } = useTranslation('profile');
  const [save] = useSaveAvailabilityMutation();
  const attempt = useTry();
  // What was said before, and where this device is.
  const zones = [...new Set([availability.timeZone ?? ownTimeZone(), ownTimeZone()])];
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/availability')).availabilityFormSchema,
    defaultValues: toForm(availability),
  });

  return (
    <FormDialog
      title={t('availability.edit')}
      form={form}
      onSubmit={(values) =>
        attempt(save(fromForm(values, availability)).unwrap(), { failed: t('availability.saveFailed') })
      }
      submit={t('dialog.save')}
      onClose={onClose}
    >
      <TextField name="availableFrom" type="date" label={t('availability.fromLabel')} isOptional />
      <Stack spacing={1.5}>
        <Typography variant="subtitle1" component="h3">
          {t('availability.week')}
        </Typography>
        {WEEKDAYS.map((day, place) => (
          <DayFields key={day} day={day} place={place} />
        ))}
      </Stack>
      <SelectField
        name="timeZone"
        label={t('availability.timeZone')}
        helperText={t('availability.timeZoneHint')}
        placeholder={false}
        options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      />
      <DaysOffFields />
    </FormDialog>
  );
}

function DayFields({ day, place }: { day: number; place: number }) {
  const { t } = useTranslation('profile');
  const { nameOf } = useWeek();
  const name = nameOf(day);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr', alignItems: 'start' }}>
      <TextField
        name={`week.${place}.from`}
        type="time"
        label={t('availability.dayFrom', { day: name })}
        isOptional="unsaid"
      />
      <TextField
        name={`week.${place}.to`}
        type="time"
        label={t('availability.dayTo', { day: name })}
        isOptional="unsaid"
      />
    </Box>
  );
}
