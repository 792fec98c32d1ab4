import type { AuditEntry } from '@plumbline/shared-schema/audit';
import { TitledSection } from '@plumbline/shared-ui/cards';
import { CardList } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { EntryLine } from './EntryLine';

/** What administrators did about a case or a person, newest first. */
export function History({ title, entries }: { title: string; entries: readonly AuditEntry[] }) {
  const { t } = useTranslation('admin');
  return (
    <TitledSection title={title}>
      {entries.length === 0 ? (
        <Typography color="text.secondary">{t('audit.none')}</Typography>
      ) : (
        <CardList rows={entries}>{(entry) => <EntryLine entry={entry} />}</CardList>
      )}
    </TitledSection>
  );
}
