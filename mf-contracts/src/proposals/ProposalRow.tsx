import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { applicationState } from '@plumbline/shared-schema/application-machine';
import type { Application } from '@plumbline/shared-schema/applications';
import { Button } from '@plumbline/shared-ui/actions';
import type { AddressDialog } from '@plumbline/shared-ui/address';
import { titleCase, useFormat } from '@plumbline/shared-ui/format';
import { JobCover } from '@plumbline/shared-ui/job-covers';
import { useLabels } from '@plumbline/shared-ui/labels';
import { EntryCard, Stack } from '@plumbline/shared-ui/layout';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { Chip, Typography } from '@plumbline/shared-ui/text';
import { ProposalQuote } from './ProposalQuote';

type ProposalRowProps = {
  application: Application;
  /** Of its details. */
  dialog: Pick<AddressDialog, 'link' | 'open'>;
};

/** A sent application: when, for what, of which type and how long. */
export function ProposalRow({ application, dialog }: ProposalRowProps) {
  const { t } = useTranslation('contracts');
  const { date } = useFormat();
  const id = useId();
  const { option } = useLabels();
  const { jobId: job, createdAt, changedAt, declined } = application;
  const state = applicationState(application);
  const type = option('jobType', job.jobType);
  const duration = option('jobDuration', job.jobDuration);

  return (
    <EntryCard
      title={titleCase(job.title)}
      titleId={id}
      heading="h2"
      link={dialog.link(application._id)}
      cover={<JobCover job={{ ...job, picture: null }} sizes="184px" />}
      mark={state !== 'applied' && <StatusChip of="applicationState" status={state} />}
      meta={[
        <time key="applied" dateTime={createdAt}>
          {t('proposals.applied', { date: date(createdAt) })}
        </time>,
        changedAt && (
          <time key="changed" dateTime={changedAt}>
            {t('proposals.changedOn', { date: date(changedAt) })}
          </time>
        ),
      ]}
      action={
        <>
          <ProposalQuote application={application} describedBy={id} />
          <Button variant="outlined" aria-describedby={id} onClick={() => dialog.open(application._id)}>
            {t('proposals.viewDetails')}
          </Button>
        </>
      }
    >
      <Stack direction="row" useFlexGap spacing={0.75} sx={{ flexWrap: 'wrap' }}>
        {type && <Chip size="small" variant="outlined" label={type} />}
        {duration && <Chip size="small" variant="outlined" label={duration} />}
      </Stack>
      {declined && <Typography variant="body2">{option('declineReason', declined.reason)}</Typography>}
    </EntryCard>
  );
}
