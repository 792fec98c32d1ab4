import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Deal } from '@plumbline/shared-schema/deals';
import { optionLabel } from '@plumbline/shared-schema/options';
import { Button } from '@plumbline/shared-ui/actions';
import { titleCase } from '@plumbline/shared-ui/format';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { ExpandMoreIcon } from '@plumbline/shared-ui/icons';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { Link, Typography, visuallyHidden } from '@plumbline/shared-ui/text';
import { useIsPhone } from '@plumbline/shared-ui/theme';
import { offerStanding } from '../proposals/offer-standing';
import { DealActions } from './DealActions';

const LINE = { alignItems: 'center', columnGap: 1.5, rowGap: 0.5, minWidth: 0 } as const;

type DealStripProps = {
  deal: Deal;
  /** How many more there are between the two. */
  others: number;
  /** Of the job that the conversation is about: its title stands above the strip already. */
  jobId: string | null;
};

export function DealStrip({ deal, others, jobId }: DealStripProps) {
  const { t } = useTranslation('contracts');
  // A phone has little room for messages: there the strip is one line until it is opened.
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const titleId = `${id}-title`;
  const isNamed = deal.job._id === jobId;
  const isWhole = !isPhone || isOpen;

  const actions = isWhole && <WhatIsNext deal={deal} others={others} describedBy={titleId} />;
  // Without a title it is one line where there is room for it.
  const isLine = isNamed && !isPhone;

  return (
    <Box
      component="section"
      aria-label={t('deal.label')}
      sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider', bgcolor: 'background.default' }}
    >
      <Stack direction="row" useFlexGap sx={{ ...LINE, minHeight: 40, ...(isLine && { flexWrap: 'wrap' }) }}>
        <DealTitle id={titleId} deal={deal} jobId={jobId} />
        <DealState deal={deal} />
        {isLine ? actions : isNamed && <Box sx={{ flex: 1 }} />}
        {isPhone && <Toggle isOpen={isOpen} controls={id} onClick={() => setOpen(!isOpen)} />}
      </Stack>
      {!isLine && isWhole && (
        <Stack id={id} direction="row" useFlexGap sx={{ ...LINE, flexWrap: 'wrap' }}>
          {actions}
        </Stack>
      )}
    </Box>
  );
}

type WhatIsNextProps = Pick<DealStripProps, 'deal' | 'others'> & { describedBy: string };

function WhatIsNext({ deal, others, describedBy }: WhatIsNextProps) {
  const { t } = useTranslation('contracts');
  return (
    <>
      <DealActions deal={deal} describedBy={describedBy} />
      {others > 0 && (
        <Link
          to={deal.side === 'hirer' ? '/contracts' : '/active-contracts'}
          variant="body2"
          sx={{ ml: 'auto' }}
        >
          {t('deal.more', { count: others })}
        </Link>
      )}
    </>
  );
}

type DealTitleProps = { id: string; deal: Deal; jobId: string | null };

/** Hidden it is a name only, for what the strip offers; of another job than `jobId` it is told to be another. */
function DealTitle({ id, deal: { job }, jobId }: DealTitleProps) {
  const { t } = useTranslation('contracts');
  const title = titleCase(job.title).trim() || t('details.untitled');
  if (job._id === jobId) {
    return (
      <Box component="span" id={id} sx={visuallyHidden}>
        {title}
      </Box>
    );
  }
  return (
    <Box sx={{ minWidth: 0, flex: 1 }}>
      {jobId !== null && (
        <Typography variant="caption" component="p" color="text.secondary" noWrap>
          {t('deal.otherJob')}
        </Typography>
      )}
      <Typography id={id} variant="body2" noWrap sx={{ fontWeight: 600 }}>
        <Link to={`/jobs/${job._id}`} color="inherit">
          {title}
        </Link>
      </Typography>
    </Box>
  );
}

type ToggleProps = { isOpen: boolean; controls: string; onClick: () => void };

function Toggle({ isOpen, controls, onClick }: ToggleProps) {
  const { t } = useTranslation('contracts');
  return (
    <Button
      color="inherit"
      aria-label={t(isOpen ? 'deal.close' : 'deal.open')}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onClick}
      sx={{ minWidth: 44, p: 0.5, flexShrink: 0 }}
    >
      <ExpandMoreIcon sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />
    </Button>
  );
}

/** With its noun: beside the messages stands nothing that would say what is pending. */
function DealState({ deal: { side, offer, contract } }: { deal: Deal }) {
  const { t } = useTranslation('contracts');
  const { language } = useLanguage();
  const labelOf = (noun: 'offer' | 'contract', label: string) =>
    t(`deal.${noun}`, { state: t(label).toLocaleLowerCase(language) });
  if (contract) {
    const { status } = contract;
    const label = labelOf('contract', optionLabel('contractStatus', status));
    return <StatusChip of="contractStatus" status={status} label={label} />;
  }
  if (!offer) {
    const label = t(side === 'hirer' ? 'invites.hasApplied' : 'invites.youApplied');
    return <StatusChip of="applicationState" status="applied" label={label} />;
  }
  const state = offerStanding(offer);
  const label =
    state === 'countered'
      ? t(`offerState.counteredBy.${side}`)
      : labelOf('offer', optionLabel('offerState', state));
  return <StatusChip of="offerState" status={state} label={label} />;
}
