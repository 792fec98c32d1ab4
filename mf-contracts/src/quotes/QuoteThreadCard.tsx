import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { titleCase } from '@plumbline/shared-ui/format';
import { EntryCard, PersonCover } from '@plumbline/shared-ui/layout';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { Link, ProfileLink } from '@plumbline/shared-ui/text';
import { otherName } from './quote-threads';
import type { QuoteThread } from './quote-threads';
import { QuoteActions } from './QuoteActions';
import { QuotePaper } from './QuotePaper';
import { QuoteSheet } from './QuoteSheet';
import { QuoteVersions } from './QuoteVersions';
import { useSeen } from './use-seen';
import { WriteQuoteButton } from './WriteQuoteButton';

/** What each status looks like. */
const LOOKS = {
  draft: 'pending',
  sent: 'pending',
  seen: 'pending',
  accepted: 'accepted',
  declined: 'declined',
  expired: 'withdrawn',
  replaced: 'withdrawn',
} as const;

/** The newest version, what can be done with it, one's own draft, and what was before. */
export function QuoteThreadCard({ thread: { versions, draft } }: { thread: QuoteThread }) {
  const { t } = useTranslation('contracts');
  const id = useId();
  const [newest] = versions;
  const quote = newest ?? draft;
  useSeen(newest);
  if (quote === undefined) return null;
  const other = quote.side === 'hirer' ? quote.contractorId : quote.clientId;
  const isAgreed = versions.some(({ status }) => status === 'accepted');
  const pair = { jobId: quote.jobId._id, contractorId: quote.contractorId._id };

  return (
    <EntryCard
      title={
        <Link to={`/jobs/${quote.jobId._id}`} color="inherit" underline="hover">
          {titleCase(quote.jobId.title)}
        </Link>
      }
      titleId={id}
      heading="h2"
      cover={<PersonCover name={otherName(quote)} src={other.profile} />}
      mark={
        <StatusChip
          of="inviteStatus"
          status={LOOKS[quote.status]}
          label={t(`quotes.status.${quote.status}`)}
        />
      }
      meta={[
        <ProfileLink key="other" person={other}>
          {t('quotes.with', { name: otherName(quote) })}
        </ProfileLink>,
      ]}
    >
      {newest && <QuoteSheet quote={newest} />}
      {newest && <QuotePaper quote={newest} describedBy={id} />}
      {newest && <QuoteActions quote={newest} describedBy={id} />}
      {draft && (
        <>
          <QuoteSheet quote={draft} />
          <QuoteActions quote={draft} describedBy={id} />
        </>
      )}
      {!isAgreed && <WriteQuoteButton pair={pair} draft={draft} newest={newest} describedBy={id} />}
      <QuoteVersions versions={versions} />
    </EntryCard>
  );
}
