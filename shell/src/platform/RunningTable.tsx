import type { BudgetKind } from '@plumbline/shared-schema/budgets';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box } from '@plumbline/shared-ui/layout';
import { Chip } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { NotProven, Publisher } from './OriginCells';
import { SmallText } from './SmallText';
import { TableSection } from './TableSection';
import type { Health, RunningRow } from './running-rows';

const COLOURS: Record<Health, 'default' | 'success' | 'warning' | 'error'> = {
  unknown: 'default',
  sound: 'success',
  shaky: 'warning',
  failing: 'error',
};

/** Shell and remotes: what runs, where it comes from, how it does. */
export function RunningTable({ rows }: { rows: readonly RunningRow[] }) {
  const { t } = useTranslation('platform');
  const columns = ['name', 'version', 'source', 'canary', 'health', 'commit', 'built', 'publisher'] as const;
  return (
    <TableSection
      title={t('running.title')}
      text={t('running.text')}
      columns={columns.map((column) => t(`running.${column}`))}
      empty={t('running.none')}
      rows={rows.map((row) => ({
        key: row.release.name,
        cells: [
          <Name key="name" row={row} />,
          <Version key="version" row={row} />,
          <Chip
            key="source"
            size="small"
            variant="outlined"
            label={t(row.isDisabled ? 'source.disabled' : `source.${row.release.source}`)}
          />,
          <Canary key="canary" row={row} />,
          <HealthCell key="health" row={row} />,
          <Commit key="commit" row={row} />,
          <Built key="built" at={row.release.builtAt} />,
          <Publisher key="publisher" release={row.release} />,
        ],
      }))}
    />
  );
}

function Name({ row: { release } }: { row: RunningRow }) {
  return (
    <>
      <Box sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>{release.name}</Box>
      <SmallText>{release.owner}</SmallText>
      <NotProven release={release} fact="owner" />
    </>
  );
}

function Version({ row: { release, here, isDisabled } }: { row: RunningRow }) {
  const { t } = useTranslation('platform');
  const isOther = !isDisabled && here !== undefined && here !== release.version;
  const isBeside = release.live !== null && release.live.contentHash !== release.contentHash;
  return (
    <>
      <Code text={release.version} />
      {isOther && <SmallText>{t('running.here', { version: here })}</SmallText>}
      {Object.entries(release.budgets ?? {}).map(([kind, kb]) => (
        <SmallText key={kind}>
          {t('running.budget', { name: t(`budget.${kind as BudgetKind}`), kb })}
        </SmallText>
      ))}
      {isBeside && <SmallText>{t('running.live', { version: release.live?.version })}</SmallText>}
    </>
  );
}

function Canary({ row: { release } }: { row: RunningRow }) {
  const { t } = useTranslation('platform');
  const { canary } = release;
  if (!canary) return <SmallText>{t('running.noCanary')}</SmallText>;
  return (
    <>
      <Code text={canary.version} />
      <SmallText>{t('running.percent', { percent: canary.percent })}</SmallText>
    </>
  );
}

function HealthCell({ row: { health, views, failedViews } }: { row: RunningRow }) {
  const { t } = useTranslation('platform');
  return (
    <>
      <Chip size="small" color={COLOURS[health]} label={t(`health.${health}`)} />
      {views > 0 && <SmallText>{t('running.failed', { count: views, failed: failedViews })}</SmallText>}
    </>
  );
}

function Commit({ row: { release } }: { row: RunningRow }) {
  const { t } = useTranslation('platform');
  return (
    <>
      <Code text={release.commit?.slice(0, 10)} />
      {release.isDirty && <SmallText>{t('running.dirty')}</SmallText>}
      <NotProven release={release} fact="commit" />
    </>
  );
}

function Built({ at }: { at: string | null }) {
  const format = useFormat();
  if (at === null) return null;
  return (
    <Box component="time" dateTime={at} sx={{ whiteSpace: 'nowrap' }}>
      {format.date(at)}
      <SmallText>{format.time(at)}</SmallText>
    </Box>
  );
}

function Code({ text }: { text: string | undefined }) {
  return <Box sx={{ fontFamily: 'monospace', whiteSpace: 'nowrap' }}>{text}</Box>;
}
