import {
  useDownloadDocumentMutation,
  useDownloadStatementMutation,
  useListDocumentsQuery,
} from '@plumbline/shared-api/money-documents';
import { isFinalContract } from '@plumbline/shared-schema/contract-machine';
import type { Contract } from '@plumbline/shared-schema/contracts';
import type { MoneyDocument } from '@plumbline/shared-schema/money-documents';
import { saveFile, useAction } from '@plumbline/shared-ui/action';
import { Button, flushStart } from '@plumbline/shared-ui/actions';
import { useFormat } from '@plumbline/shared-ui/format';
import { Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

/** Receipts, invoices and credit notes of a contract, and once it is over the whole as one statement. */
export function MoneyPapers({ contract: { _id, status } }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const documents = useListDocumentsQuery(_id);
  const [downloadStatement] = useDownloadStatementMutation();

  return (
    <Stack component="section" aria-label={t('papers.title')} spacing={0.5}>
      <QueryBoundary
        query={documents}
        errorMessage={t('papers.failed')}
        skeleton={<Skeleton variant="rounded" height={72} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<Typography color="text.secondary">{t('papers.none')}</Typography>}
      >
        {(rows) => rows.map((row) => <PaperLine key={row._id} row={row} />)}
      </QueryBoundary>
      {isFinalContract(status) && (
        <Download label={t('papers.statement')} load={() => downloadStatement(_id).unwrap()} />
      )}
    </Stack>
  );
}

function PaperLine({ row: { _id, kind, number, amount, milestone, createdAt } }: { row: MoneyDocument }) {
  const { t } = useTranslation('contracts');
  const { money, date } = useFormat();
  const [download] = useDownloadDocumentMutation();
  const about = [date(createdAt), money(amount), milestone].filter((part) => part !== null).join(' · ');

  return (
    <Stack>
      <Download label={t(`papers.kinds.${kind}`, { number })} load={() => download(_id).unwrap()} />
      <Typography variant="body2" color="text.secondary">
        {about}
      </Typography>
    </Stack>
  );
}

type DownloadProps = { label: string; load: () => Promise<{ url: string; name: string }> };

function Download({ label, load }: DownloadProps) {
  const { t } = useTranslation('contracts');
  const run = useAction();

  async function save() {
    const file = await run(load(), { failed: t('papers.notDownloaded') });
    if (file) saveFile(file);
  }
  return (
    <Button
      variant="text"
      size="small"
      sx={{ alignSelf: 'flex-start', ...flushStart }}
      onClick={() => void save()}
    >
      {label}
    </Button>
  );
}
