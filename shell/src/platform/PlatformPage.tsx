import { useGetPlatformFiguresQuery, useGetPlatformQuery } from '@plumbline/shared-api/platform';
import { useFormat } from '@plumbline/shared-ui/format';
import { Stack } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoot } from '../remotes/use-site';
import { FiguresSection } from './FiguresSection';
import { NotRenderedTable } from './NotRenderedTable';
import { runningRows } from './running-rows';
import { RunningTable } from './RunningTable';
import { readShareScope } from './share-scope';
import { TableSection } from './TableSection';
import { useFiguresRange } from './use-figures-range';

const FRESH = {
  refetchOnMountOrArgChange: true,
  pollingInterval: 60_000,
  skipPollingIfUnfocused: true,
} as const;

/** Which version of what runs in this tab, what the registry says, and how they do. */
export function PlatformPage() {
  const { t } = useTranslation('platform');
  const format = useFormat();
  const boot = useBoot();
  const { hours } = useFiguresRange();
  const platform = useGetPlatformQuery(undefined, FRESH);
  const figures = useGetPlatformFiguresQuery({ hours }, FRESH);

  return (
    <Page
      title={t('title')}
      subtitle={
        platform.data &&
        t('subtitle', {
          sequence: platform.data.sequence,
          day: format.date(platform.data.updatedAt),
          time: format.time(platform.data.updatedAt),
          set: boot.set,
        })
      }
    >
      <Stack spacing={5}>
        <QueryBoundary query={platform}>
          {(document) => (
            <>
              <RunningTable rows={runningRows(boot, document, figures.data)} />
              {document.notRendered && <NotRenderedTable failures={document.notRendered} />}
            </>
          )}
        </QueryBoundary>
        <QueryBoundary query={figures}>{(shown) => <FiguresSection figures={shown} />}</QueryBoundary>
        <SingletonTable />
      </Stack>
    </Page>
  );
}

/** What shell and remotes share in this tab, as the federation runtime has it. */
function SingletonTable() {
  const { t } = useTranslation('platform');
  const [packages] = useState(readShareScope);
  return (
    <TableSection
      title={t('shared.title')}
      text={t('shared.text')}
      columns={[t('shared.name'), t('shared.version'), t('shared.state')]}
      empty={t('shared.none')}
      rows={packages.map(({ name, versions, isLoaded }) => ({
        key: name,
        cells: [name, versions.join(', '), t(isLoaded ? 'shared.loaded' : 'shared.waiting')],
      }))}
    />
  );
}
