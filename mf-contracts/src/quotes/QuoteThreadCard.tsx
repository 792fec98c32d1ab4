import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { profilePath } from '@plumbline/shared-schema/profiles';
import { titleCase } from '@plumbline/shared-ui/format';
import { Card, CardContent, Stack } from '@plumbline/shared-ui/layout';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { Link, Typography } from '@plumbline/shared-ui/text';
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
    <Card component="article" aria-labelledby={id}>
      <CardContent component={Stack} sx={{ gap: 2 }}>
        <Stack
          direction="row"
          useFlexGap
          sx={{ flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}
        >
          <Typography id={id} variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            <Link to={`/jobs/${quote.jobId._id}`}>{titleCase(quote.jobId.title)}</Link>
          </Typography>
          <StatusChip
            of="inviteStatus"
            status={LOOKS[quote.status]}
            label={t(`quotes.status.${quote.status}`)}
          />
        </Stack>
        <Link to={profilePath(other)} variant="body2" sx={{ alignSelf: 'flex-start' }}>
          {t('quotes.with', { name: otherName(quote) })}
        </Link>
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
      </CardContent>
    </Card>
  );
}
