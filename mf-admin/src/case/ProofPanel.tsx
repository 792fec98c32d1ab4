import type { ProofKind } from '@plumbline/shared-schema/case-machine';
import { calendarDay } from '@plumbline/shared-schema/calendar';
import type { CaseDetails } from '@plumbline/shared-schema/cases';
import type { InsuranceFacts, LicenceFacts } from '@plumbline/shared-schema/proofs';
import { Button } from '@plumbline/shared-ui/actions';
import { Facts, PatientImage, TitledSection } from '@plumbline/shared-ui/cards';
import { useFormat } from '@plumbline/shared-ui/format';
import { ExternalLink, Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { LookButton } from './LookButton';
import { useLook } from './use-look';

type ProofPanelProps = { row: CaseDetails; kind: ProofKind };

/** The proof is shown for five minutes, with a reason. */
export function ProofPanel({ row, kind }: ProofPanelProps) {
  const { t } = useTranslation('admin');
  const { date } = useFormat();
  const { seen, look, hide } = useLook(row._id);
  const { proof } = row;
  if (proof === null) {
    return <TitledSection title={t(`kinds.${kind}`)} text={t('look.gone')} />;
  }

  return (
    <TitledSection title={t(`kinds.${kind}`)} text={t('look.sent', { day: date(proof.sentAt) })}>
      {proof.licence && <LicenceSaid licence={proof.licence} />}
      {proof.insurance && <InsuranceSaid insurance={proof.insurance} />}
      {seen?.url ? (
        <>
          {proof.mimeType.startsWith('image/') ? (
            <PatientImage
              src={seen.url}
              alt={t(`look.picture.${kind}`, { person: row.title })}
              sx={{ maxWidth: '100%', maxHeight: 480, objectFit: 'contain', alignSelf: 'flex-start' }}
            />
          ) : (
            <ExternalLink href={seen.url}>{t('look.file')}</ExternalLink>
          )}
          <Typography variant="body2" color="text.secondary">
            {t('look.short')}
          </Typography>
          <Button sx={{ alignSelf: 'flex-start' }} onClick={hide}>
            {t('look.hide')}
          </Button>
        </>
      ) : (
        <LookButton label={t(`look.proof.${kind}`)} onLook={look} />
      )}
    </TitledSection>
  );
}

/** What its owner says of it, to compare with the register. */
function LicenceSaid({ licence: { number, expiresOn } }: { licence: LicenceFacts }) {
  const { t } = useTranslation('admin');
  const { date } = useFormat();
  return (
    <Facts
      entries={[
        { term: t('look.number'), text: number ?? t('look.unsaid') },
        {
          term: t('look.expiresOn'),
          text: expiresOn === null ? t('look.noEnd') : date(calendarDay(expiresOn)),
        },
      ]}
    />
  );
}

/** What its owner says of it, to compare with the certificate. */
function InsuranceSaid({ insurance: { insurer, cover, endsOn } }: { insurance: InsuranceFacts }) {
  const { t } = useTranslation('admin');
  const { date, money } = useFormat();
  return (
    <Facts
      entries={[
        { term: t('look.insurer'), text: insurer },
        { term: t('look.cover'), text: money(cover) },
        { term: t('look.endsOn'), text: date(calendarDay(endsOn)) },
      ]}
    />
  );
}
