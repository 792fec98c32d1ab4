import type { PlatformDocument } from '@plumbline/shared-schema/platform-document';
import { useFormat } from '@plumbline/shared-ui/format';
import { useTranslation } from 'react-i18next';
import { TableSection } from './TableSection';

type NotRendered = NonNullable<PlatformDocument['notRendered']>;

/** Pages that could not be rendered outside the browser, the latest first, and whose fault that was. */
export function NotRenderedTable({ failures }: { failures: NotRendered }) {
  const { t } = useTranslation('platform');
  const { date, time } = useFormat();
  return (
    <TableSection
      title={t('notRendered.title')}
      text={t('notRendered.text')}
      columns={[
        t('notRendered.page'),
        t('notRendered.release'),
        t('notRendered.reason'),
        t('notRendered.at'),
      ]}
      empty={t('notRendered.none')}
      rows={failures.map(({ path, remote = '', version = '', reason, at }) => ({
        key: `${path} ${reason} ${at}`,
        cells: [path, `${remote} ${version}`.trim(), reason, `${date(at)} ${time(at)}`],
      }))}
    />
  );
}
