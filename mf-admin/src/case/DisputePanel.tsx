import type { CaseDispute } from '@plumbline/shared-schema/cases';
import type { Person } from '@plumbline/shared-schema/users';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { Facts, TitledSection } from '@plumbline/shared-ui/cards';
import { useFormat } from '@plumbline/shared-ui/format';
import { Stack } from '@plumbline/shared-ui/layout';
import { ExpandableText, Link, Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { DisputeChip } from '../cases/DisputeChip';

/** What both sides say, and the way to the contract, where it is decided. */
export function DisputePanel({ dispute }: { dispute: CaseDispute }) {
  const { t } = useTranslation('admin');
  const { date, money } = useFormat();
  const { status, hirer, professional, raisedBy, reason, answer, answerDueAt, amount } = dispute;
  const [one, other] = raisedBy === 'hirer' ? [hirer, professional] : [professional, hirer];

  return (
    <TitledSection title={t('dispute.title')} status={<DisputeChip dispute={dispute} />}>
      <Facts
        entries={[
          { term: t('dispute.hirer'), text: <PersonLink person={hirer} /> },
          { term: t('dispute.professional'), text: <PersonLink person={professional} /> },
          ...(amount === null
            ? []
            : [{ term: t('dispute.amount'), text: amount > 0 ? money(amount) : t('dispute.unpaid') }]),
        ]}
      />
      <Words title={t('dispute.raised', { name: one.fullName })} text={reason} />
      {answer !== null && <Words title={t('dispute.answer', { name: other.fullName })} text={answer} />}
      {answer === null && status === 'open' && (
        <Typography variant="body2" color="text.secondary">
          {t('dispute.answerDue', { day: date(answerDueAt) })}
        </Typography>
      )}
      <Ways dispute={dispute} />
    </TitledSection>
  );
}

function PersonLink({ person }: { person: Person }) {
  return <Link to={`/admin/users/${person._id}`}>{person.fullName}</Link>;
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <Stack spacing={0.5}>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <ExpandableText text={text} />
    </Stack>
  );
}

function Ways({ dispute: { contractId, status, isHeard } }: { dispute: CaseDispute }) {
  const { t } = useTranslation('admin');
  const contract = `/contracts/${contractId}`;
  const isAgain = status === 'appealed';
  const action = isAgain ? 'resolveAppeal' : 'resolveDispute';
  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
      {(isAgain || (status === 'open' && isHeard)) && (
        <ButtonLink to={`${contract}?action=${action}`} variant="contained">
          {t('dispute.decide')}
        </ButtonLink>
      )}
      <ButtonLink to={contract} variant="outlined">
        {t('dispute.contract')}
      </ButtonLink>
    </Stack>
  );
}
