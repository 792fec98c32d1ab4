import { calendarDay } from '@plumbline/shared-schema/calendar';
import { useGetProofQuery, useSendProofMutation } from '@plumbline/shared-api/proofs';
import type { ProofKind } from '@plumbline/shared-schema/case-machine';
import type {
  InsuranceFacts,
  InsuranceForm as InsuranceFormValues,
  LicenceFacts,
  LicenceForm as LicenceFormValues,
  Proof,
} from '@plumbline/shared-schema/proofs';
import { useKeptFocus, useTry, type Refusal } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { Facts, TitledSection } from '@plumbline/shared-ui/cards';
import { Alert } from '@plumbline/shared-ui/feedback';
import { useFormat } from '@plumbline/shared-ui/format';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Chip } from '@plumbline/shared-ui/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InsuranceForm } from './InsuranceForm';
import { LicenceForm } from './LicenceForm';
import { ProofField } from '../proof/ProofField';

const COLORS = {
  none: 'default',
  waiting: 'info',
  verified: 'success',
  refused: 'warning',
  expired: 'warning',
} as const;

/** Sends a proof, or another one in its place. */
export function ProofSection({ kind }: { kind: ProofKind }) {
  const query = useGetProofQuery(kind);
  const { t } = useTranslation('auth');
  return (
    <QueryBoundary query={query} errorMessage={t(`settings.proofs.${kind}.loadFailed`)}>
      {(proof) => <LoadedSection kind={kind} proof={proof} />}
    </QueryBoundary>
  );
}

function LoadedSection({ kind, proof }: { kind: ProofKind; proof: Proof }) {
  const { sentAt, state, refusal } = proof;
  const { t } = useTranslation('auth');
  const { date } = useFormat();
  const { file, error, isSending, choose, send } = useSendFile(kind);
  // The button goes with the file that it sends.
  const title = useKeptFocus<HTMLHeadingElement>(file !== null);
  const isSent = sentAt !== null;

  return (
    <TitledSection
      title={t(`settings.proofs.${kind}.title`)}
      titleRef={title}
      text={isSent ? t('settings.proofs.sentAt', { date: date(sentAt) }) : t(`settings.proofs.${kind}.text`)}
      status={
        <Chip
          size="small"
          variant="outlined"
          color={COLORS[state]}
          label={t(`settings.proofs.states.${state}`)}
        />
      }
    >
      {refusal !== null && (
        <Alert severity="warning">{t('settings.proofs.refusal', { reason: refusal })}</Alert>
      )}
      {state === 'expired' && kind !== 'nationalId' && (
        <Alert severity="warning">{t(`settings.proofs.${kind}.expired`)}</Alert>
      )}
      <SaidFacts proof={proof} />
      <ProofField
        label={t(`settings.proofs.${kind}.${isSent ? 'replace' : 'choose'}`)}
        value={file}
        error={error}
        onChange={choose}
      />
      {file && <Sending {...{ kind, proof, isSending }} onSend={(facts) => send(file, facts)} />}
    </TitledSection>
  );
}

type SendingProps = {
  kind: ProofKind;
  proof: Proof;
  isSending: boolean;
  onSend: (facts?: LicenceFormValues | InsuranceFormValues) => Promise<void>;
};

/** Below the chosen file: what is said of it, and the button that sends it. */
function Sending({ kind, proof: { licence, insurance }, isSending, onSend }: SendingProps) {
  const { t } = useTranslation('auth');
  if (kind === 'licence') return <LicenceForm known={licence} onSend={onSend} />;
  if (kind === 'insurance') return <InsuranceForm known={insurance} onSend={onSend} />;
  return (
    <Button
      variant="contained"
      loading={isSending}
      sx={{ alignSelf: { sm: 'flex-start' } }}
      onClick={() => void onSend()}
    >
      {t('settings.proofs.send')}
    </Button>
  );
}

/** What its owner has said of it. */
function SaidFacts({ proof: { licence, insurance } }: { proof: Proof }) {
  return (
    <>
      {licence && <LicenceLine licence={licence} />}
      {insurance && <InsuranceLines insurance={insurance} />}
    </>
  );
}

function LicenceLine({ licence: { number, expiresOn } }: { licence: LicenceFacts }) {
  const { t } = useTranslation('auth');
  const { date } = useFormat();
  const entries = [
    number !== null && { term: t('settings.proofs.licence.number'), text: number },
    expiresOn !== null && {
      term: t('settings.proofs.licence.expiresOn'),
      text: date(calendarDay(expiresOn)),
    },
  ].filter((entry) => entry !== false);
  return entries.length > 0 && <Facts entries={entries} />;
}

function InsuranceLines({ insurance: { insurer, cover, endsOn } }: { insurance: InsuranceFacts }) {
  const { t } = useTranslation('auth');
  const { date, money } = useFormat();
  return (
    <Facts
      entries={[
        { term: t('settings.proofs.insurance.insurer'), text: insurer },
        { term: t('settings.proofs.insurance.cover'), text: money(cover) },
        { term: t('settings.proofs.insurance.endsOn'), text: date(calendarDay(endsOn)) },
      ]}
    />
  );
}

function useSendFile(kind: ProofKind) {
  const { t } = useTranslation('auth');
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const [sendProof, { isLoading }] = useSendProofMutation();
  const attempt = useTry({ isToasted: true });

  return {
    file,
    error,
    isSending: isLoading,
    choose(next: File | null) {
      setError(undefined);
      setFile(next);
    },
    async send(chosen: File, facts?: LicenceFormValues | InsuranceFormValues) {
      try {
        await attempt(sendProof({ kind, file: chosen, facts }).unwrap(), {
          failed: t(`settings.proofs.${kind}.sendFailed`),
        });
        setFile(null);
      } catch (refusal) {
        // The form beside it says what is wrong, at the field where it knows.
        if (facts !== undefined) throw refusal;
        // The file stays chosen: the next try may do.
        setError((refusal as Refusal).message);
      }
    },
  };
}
