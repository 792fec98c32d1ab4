import { useTranslation } from 'react-i18next';
import {
  useEndCalendarAddressMutation,
  useGetOwnAvailabilityQuery,
  useMakeCalendarAddressMutation,
} from '@plumbline/shared-api/availability';
import { useAction } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { TextInput } from '@plumbline/shared-ui/fields';
import { Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

/** The secret address at which calendar programs read one's visits. Nothing for members of a team: it is the account's. */
export function CalendarLink() {
  const { t } = useTranslation('contracts');
  const { data } = useGetOwnAvailabilityQuery();
  const [make, making] = useMakeCalendarAddressMutation();
  const [end, ending] = useEndCalendarAddressMutation();
  const run = useAction();
  const failed = t('visits.calendar.failed');
  if (data === undefined) return null;

  return (
    <Stack
      component="section"
      aria-label={t('visits.calendar.title')}
      spacing={1.5}
      sx={{ mt: 4, maxWidth: 640 }}
    >
      <Typography variant="h3" component="h2">
        {t('visits.calendar.title')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('visits.calendar.text')}
      </Typography>
      {data.feedUrl === null ? (
        <Button
          variant="outlined"
          loading={making.isLoading}
          onClick={() => void run(make().unwrap(), { failed })}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('visits.calendar.make')}
        </Button>
      ) : (
        <>
          <TextInput
            size="small"
            label={t('visits.calendar.address')}
            value={data.feedUrl}
            onFocus={({ target }) => target.select()}
            slotProps={{ htmlInput: { readOnly: true } }}
          />
          <Button
            loading={ending.isLoading}
            onClick={() => void run(end().unwrap(), { failed })}
            sx={{ alignSelf: 'flex-start' }}
          >
            {t('visits.calendar.end')}
          </Button>
        </>
      )}
    </Stack>
  );
}
