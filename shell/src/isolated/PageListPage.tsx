import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { Stack } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { useTranslation } from 'react-i18next';
import { PageList } from './PageList';
import { useIsolated } from './use-isolated';

const ACCESSES = ['public', 'signedOut', 'signedIn', 'hirer', 'contractor', 'admin'] as const;

export function PageListPage() {
  const { t } = useTranslation('shell');
  const { name, remote } = useIsolated();
  const groups = ACCESSES.map((access) => ({
    access,
    pages: (remote?.manifest.pages ?? []).filter((page) => page.access === access),
  })).filter(({ pages }) => pages.length > 0);

  return (
    <Page title={t('isolated.list.title', { name })} subtitle={t('isolated.list.text')} width="narrow">
      {remote && groups.length > 0 ? (
        <Stack spacing={4}>
          {groups.map(({ access, pages }) => (
            <PageList key={access} title={t(`isolated.access.${access}`)} remote={remote} pages={pages} />
          ))}
        </Stack>
      ) : (
        <EmptyState title={t(remote ? 'isolated.list.none' : 'isolated.list.absent', { name })} />
      )}
    </Page>
  );
}
