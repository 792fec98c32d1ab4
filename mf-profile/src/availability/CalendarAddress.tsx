import { useTranslation } from 'react-i18next';
import {
  useEndCalendarAddressMutation,
  useMakeCalendarAddressMutation,
} from '@plumbline/shared-api/availability';
import { useAction } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { TextInput } from '@plumbline/shared-ui/fields';
import { Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

/** The secret address at which calendar programs read one's availability. */
export function CalendarAddress({ feedUrl }: { feedUrl: string | null }) {
  const { t } = useTranslation('profile');
  const [make, making] = useMakeCalendarAddressMutation();
  const [end, ending] = useEndCalendarAddressMutation();
  const run = useAction();
  const failed = t('availability.calendarFailed');

  return (
    <Stack spacing={1.5} sx={{ mt: 3 }}>
      <Typography variant="body2" color="text.secondary">
        {t('availability.calendarText')}
      </Typography>
      {feedUrl !== null && (
        <TextInput
          size="small"
          label={t('availability.calendarAddress')}
          value={feedUrl}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          size="small"
          loading={making.isLoading}
          onClick={() => void run(make().unwrap(), { failed })}
        >
          {t(feedUrl === null ? 'availability.calendarMake' : 'availability.calendarRenew')}
        </Button>
        {feedUrl !== null && (
          <Button
            size="small"
            loading={ending.isLoading}
            onClick={() => void run(end().unwrap(), { failed })}
          >
            {t('availability.calendarEnd')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
