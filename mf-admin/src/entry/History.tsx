import type { AuditEntry } from '@plumbline/shared-schema/audit';
import { TitledSection } from '@plumbline/shared-ui/cards';
import { Stack } from '@plumbline/shared-ui/layout';
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
        <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {entries.map((entry) => (
            <li key={entry._id}>
              <EntryLine entry={entry} />
            </li>
          ))}
        </Stack>
      )}
    </TitledSection>
  );
}
