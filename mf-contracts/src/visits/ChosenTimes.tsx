import { useTranslation } from 'react-i18next';
import { IconButton } from '@plumbline/shared-ui/actions';
import { CloseIcon } from '@plumbline/shared-ui/icons';
import { CardList, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useVisitWords } from './use-visit-words';
import { VisitTime } from './VisitTime';

type ChosenTimesProps = {
  times: readonly string[];
  timeZone: string;
  minutes: number;
  onRemove: (time: string) => void;
};

export function ChosenTimes({ times, timeZone, minutes, onRemove }: ChosenTimesProps) {
  const { t } = useTranslation('contracts');
  const { proposed } = useVisitWords({ timeZone, minutes });
  if (times.length === 0) return null;
  return (
    <div>
      <Typography variant="body2" sx={{ mb: 0.5 }}>
        {t('visits.times.chosen')}
      </Typography>
      <CardList label={t('visits.times.chosen')} rows={times} keyOf={(time) => time} spacing={0.5}>
        {(time) => (
          <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
            <VisitTime startsAt={time} words={proposed(time)} />
            <IconButton
              label={t('visits.times.remove', { time: proposed(time).there })}
              onClick={() => onRemove(time)}
            >
              <CloseIcon />
            </IconButton>
          </Stack>
        )}
      </CardList>
    </div>
  );
}
