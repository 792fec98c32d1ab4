import { useTranslation } from 'react-i18next';
import type { AvailabilityForm } from '@plumbline/shared-schema/availability';
import { localDay } from '@plumbline/shared-schema/calendar';
import { DAYS_OFF_MAX } from '@plumbline/shared-schema/limits';
import { Button, IconButton } from '@plumbline/shared-ui/actions';
import { TextField, useFormContext, useWatch } from '@plumbline/shared-ui/Form';
import { AddIcon, DeleteIcon } from '@plumbline/shared-ui/more-icons';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

/** Stretches of days off, as many as there are. */
export function DaysOffFields() {
  const { t } = useTranslation('profile');
  const { setValue, clearErrors } = useFormContext<AvailabilityForm>();
  const daysOff = useWatch<AvailabilityForm, 'daysOff'>({ name: 'daysOff' });
  const put = (next: AvailabilityForm['daysOff']) => {
    clearErrors('daysOff');
    setValue('daysOff', next, { shouldDirty: true });
  };

  return (
    <Stack spacing={1.5}>
      <Typography variant="subtitle1" component="h3">
        {t('availability.daysOff')}
      </Typography>
      {daysOff.map((_row, place) => (
        // Rows have no name of their own: only their place tells them apart.
        <Box
          key={place}
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr auto' },
            alignItems: 'start',
          }}
        >
          <TextField name={`daysOff.${place}.from`} type="date" label={t('availability.offFrom')} />
          <TextField name={`daysOff.${place}.to`} type="date" label={t('availability.offTo')} />
          <IconButton
            label={t('availability.removeDaysOff', { number: place + 1 })}
            onClick={() => put(daysOff.filter((_other, at) => at !== place))}
          >
            <DeleteIcon />
          </IconButton>
        </Box>
      ))}
      {daysOff.length < DAYS_OFF_MAX && (
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          sx={{ alignSelf: 'start' }}
          onClick={() => put([...daysOff, { from: localDay(), to: localDay() }])}
        >
          {t('availability.addDaysOff')}
        </Button>
      )}
    </Stack>
  );
}
