import { useTranslation } from 'react-i18next';
import type { Quote } from '@plumbline/shared-schema/quotes';
import { Accordion } from '@plumbline/shared-ui/Accordion';
import { useFormat } from '@plumbline/shared-ui/format';
import { CardList, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { differencesOf, otherName } from './quote-threads';
import type { LineDifference } from './quote-threads';

/** What each version changed of the one before it, the newest first. */
export function QuoteVersions({ versions }: { versions: readonly Quote[] }) {
  const { t } = useTranslation('contracts');
  if (versions.length < 2) return null;
  return (
    <Accordion
      headingLevel="h3"
      items={[
        {
          id: 'versions',
          title: t('quotes.versions', { count: versions.length }),
          content: (
            <CardList rows={versions} keyOf={({ _id }) => _id}>
              {(quote) => <Version quote={quote} before={versions[versions.indexOf(quote) + 1]} />}
            </CardList>
          ),
        },
      ]}
    />
  );
}

function Version({ quote, before }: { quote: Quote; before: Quote | undefined }) {
  const { t } = useTranslation('contracts');
  const { money, date } = useFormat();
  const { version, writtenBy, side, sentAt, sums, status } = quote;
  const who = writtenBy === side ? t('quotes.you') : otherName(quote);
  const facts = [
    who,
    sentAt !== null && date(sentAt),
    before === undefined
      ? money(sums.total)
      : t('quotes.fromTo', { before: money(before.sums.total), after: money(sums.total) }),
    t(`quotes.status.${status}`),
  ].filter(Boolean);
  return (
    <Stack spacing={0.5}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('quotes.version', { version })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {facts.join(' · ')}
      </Typography>
      {before && differencesOf(before, quote).map((line) => <Difference key={line.text} line={line} />)}
    </Stack>
  );
}

function Difference({ line: { text, before, after } }: { line: LineDifference }) {
  const { t } = useTranslation('contracts');
  const { money } = useFormat();
  const said = () => {
    if (before === undefined) return t('quotes.added', { amount: money(after ?? 0) });
    if (after === undefined) return t('quotes.removed', { amount: money(before) });
    return t('quotes.fromTo', { before: money(before), after: money(after) });
  };
  return (
    <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
      {`${text} · ${said()}`}
    </Typography>
  );
}
