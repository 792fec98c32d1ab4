import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { applicationState } from '@plumbline/shared-schema/application-machine';
import type { Application } from '@plumbline/shared-schema/applications';
import { Button } from '@plumbline/shared-ui/actions';
import { titleCase, useFormat } from '@plumbline/shared-ui/format';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Box, Card, Stack } from '@plumbline/shared-ui/layout';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { Chip, Typography } from '@plumbline/shared-ui/text';

type ProposalRowProps = { application: Application; onOpen: () => void };

/** A sent application: when, for what, of which type and how long. */
export function ProposalRow({ application, onOpen }: ProposalRowProps) {
  const { t } = useTranslation('contracts');
  const { date } = useFormat();
  const id = useId();
  const { option } = useLabels();
  const state = applicationState(application);
  const type = option('jobType', application.jobId.jobType);
  const duration = option('jobDuration', application.jobId.jobDuration);

  return (
    <Card component="article" aria-labelledby={id}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ p: 2.5, gap: 2, alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" color="text.secondary">
            <Box component="time" dateTime={application.createdAt} sx={{ whiteSpace: 'normal' }}>
              {t('proposals.applied', { date: date(application.createdAt) })}
            </Box>
            {application.changedAt && (
              <>
                {' · '}
                <Box component="time" dateTime={application.changedAt} sx={{ whiteSpace: 'normal' }}>
                  {t('proposals.changedOn', { date: date(application.changedAt) })}
                </Box>
              </>
            )}
          </Typography>
          <Typography id={id} variant="h4" component="h2" sx={{ mt: 0.5, mb: 1, overflowWrap: 'anywhere' }}>
            {titleCase(application.jobId.title)}
          </Typography>
          <Stack direction="row" useFlexGap spacing={0.75} sx={{ flexWrap: 'wrap' }}>
            {type && <Chip size="small" variant="outlined" label={type} />}
            {duration && <Chip size="small" variant="outlined" label={duration} />}
            {state !== 'applied' && <StatusChip of="applicationState" status={state} />}
          </Stack>
          {application.declined && (
            <Typography variant="body2" sx={{ mt: 1 }}>
              {option('declineReason', application.declined.reason)}
            </Typography>
          )}
        </Box>
        <Button variant="outlined" aria-describedby={id} onClick={onOpen} sx={{ flexShrink: 0 }}>
          {t('proposals.viewDetails')}
        </Button>
      </Stack>
    </Card>
  );
}
