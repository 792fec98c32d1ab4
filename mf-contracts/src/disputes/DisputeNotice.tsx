import { useTranslation } from 'react-i18next';
import { useListDisputeFilesQuery } from '@plumbline/shared-api/disputes';
import { isFinalContract } from '@plumbline/shared-schema/contract-machine';
import type { Contract } from '@plumbline/shared-schema/contracts';
import type { Dispute, DisputeFile } from '@plumbline/shared-schema/disputes';
import { optionLabel } from '@plumbline/shared-schema/options';
import { Alert, AlertTitle } from '@plumbline/shared-ui/feedback';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box, CardList } from '@plumbline/shared-ui/layout';
import { ExternalLink, Typography } from '@plumbline/shared-ui/text';
import { useContractNames } from '../contract-names/use-contract-names';
import { FileLine } from '../file-line/FileLine';

type DisputeNoticeProps = { contract: Contract; dispute: Dispute };

/** What both sides say of the dispute, with their files, and what was decided. */
export function DisputeNotice({ contract, dispute }: DisputeNoticeProps) {
  const { t } = useTranslation('contracts');
  const { date } = useFormat();
  const names = useContractNames(contract);
  const { data: files = [] } = useListDisputeFilesQuery({ id: contract._id, disputeId: dispute._id });
  const nameOf = (side: 'hirer' | 'professional') => (side === 'hirer' ? names.client : names.professional);
  const other = dispute.raisedBy === 'hirer' ? 'professional' : 'hirer';
  const isOpen = dispute.status === 'open' || dispute.status === 'appealed';
  const state = t(stateLabel(dispute, isOpen));
  const ofPart = (part: DisputeFile['part']) => files.filter((file) => file.part === part);

  return (
    <Alert severity={isOpen ? 'error' : 'info'} role="note" sx={{ overflowWrap: 'anywhere' }}>
      <AlertTitle>
        {t('details.dispute', { name: nameOf(dispute.raisedBy), date: date(dispute.createdAt), state })}
      </AlertTitle>
      <Words text={dispute.reason} files={ofPart('reason')} />
      <Answer dispute={dispute} name={nameOf(other)} files={ofPart('answer')} />
      {isOpen && !isFinalContract(contract.status) && <Hint text={t('dispute.running')} />}
      <Decision dispute={dispute} round={1} />
      {dispute.appealReason !== null && (
        <Words
          title={t('dispute.appeal', { name: nameOf(dispute.appealedBy ?? other) })}
          text={dispute.appealReason}
          files={ofPart('appeal')}
        />
      )}
      <Decision dispute={dispute} round={2} />
      {dispute.appealDueAt !== null && (
        <Hint text={t('dispute.appealDue', { date: date(dispute.appealDueAt) })} />
      )}
    </Alert>
  );
}

/** What became of it, or how far it is. */
function stateLabel({ outcome, status }: Dispute, isOpen: boolean): string {
  return outcome && !isOpen ? optionLabel('disputeOutcome', outcome) : optionLabel('disputeStatus', status);
}

type AnswerProps = { dispute: Dispute; name: string; files: readonly DisputeFile[] };

/** The answer of the other side, or until when it can come. */
function Answer({ dispute: { answer, status, answerDueAt }, name, files }: AnswerProps) {
  const { t } = useTranslation('contracts');
  const { date } = useFormat();
  if (answer !== null) return <Words title={t('dispute.answer', { name })} text={answer} files={files} />;
  return status === 'open' && <Hint text={t('dispute.answerDue', { name, date: date(answerDueAt) })} />;
}

function Hint({ text }: { text: string }) {
  return (
    <Typography variant="body2" sx={{ mt: 1, fontStyle: 'italic' }}>
      {text}
    </Typography>
  );
}

type WordsProps = { title?: string; text: string; files: readonly DisputeFile[] };

function Words({ title, text, files }: WordsProps) {
  const { t } = useTranslation('contracts');
  return (
    <Box sx={title === undefined ? undefined : { mt: 1.5 }}>
      {title !== undefined && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
      )}
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }} dir="auto">
        {text}
      </Typography>
      {files.length > 0 && (
        <CardList label={t('details.files')} rows={files} spacing={0.5} sx={{ mt: 0.5 }}>
          {({ name, size, url }) => (
            <FileLine name={<ExternalLink href={url}>{name}</ExternalLink>} size={size} />
          )}
        </CardList>
      )}
    </Box>
  );
}

/** The first, or the one after an appeal. */
function Decision({ dispute, round }: { dispute: Dispute; round: number }) {
  const { t } = useTranslation('contracts');
  const { money } = useFormat();
  const decision = dispute.decisions.find((one) => one.round === round);
  if (decision === undefined) return null;
  const { outcome, releaseAmount, note } = decision;
  const title = t('ui:labelled', {
    label: t(round === 1 ? 'dispute.decision' : 'dispute.secondDecision'),
    text:
      releaseAmount === null
        ? t(optionLabel('disputeOutcome', outcome))
        : t('dispute.split', { amount: money(releaseAmount) }),
  });
  return <Words title={title} text={note ?? ''} files={[]} />;
}
