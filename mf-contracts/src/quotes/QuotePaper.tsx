import { useTranslation } from 'react-i18next';
import { useDownloadQuoteMutation } from '@plumbline/shared-api/quotes';
import type { Quote } from '@plumbline/shared-schema/quotes';
import { saveFile, useAction } from '@plumbline/shared-ui/action';
import { Button, flushStart } from '@plumbline/shared-ui/actions';

/** The version as a PDF. */
export function QuotePaper({ quote: { _id }, describedBy }: { quote: Quote; describedBy: string }) {
  const { t } = useTranslation('contracts');
  const [download] = useDownloadQuoteMutation();
  const run = useAction();
  const save = async () => {
    const file = await run(download(_id).unwrap(), { failed: t('quotes.paperFailed') });
    if (file) saveFile(file);
  };
  return (
    <Button
      size="small"
      aria-describedby={describedBy}
      sx={{ alignSelf: 'flex-start', ...flushStart }}
      onClick={() => void save()}
    >
      {t('quotes.paper')}
    </Button>
  );
}
