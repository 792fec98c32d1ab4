import type { VitalFigures } from '@plumbline/shared-schema/telemetry';
import { useTranslation } from 'react-i18next';
import { TableSection } from './TableSection';
import { SHOWN_VITALS, useFigureWords } from './use-figure-words';

type ReleaseVitalsProps = { vitals: readonly VitalFigures[]; step: number };

/** The vitals of each release in the whole range: a canary beside what is live. */
export function ReleaseVitals({ vitals, step }: ReleaseVitalsProps) {
  const { t } = useTranslation('platform');
  const words = useFigureWords({ step });
  const releases = new Map(vitals.map((vital) => [keyOf(vital), vital]));
  return (
    <TableSection
      title={t('vitals.title')}
      text={t('vitals.text')}
      columns={[t('vitals.release'), t('vitals.source'), ...SHOWN_VITALS.map((name) => words.name(name))]}
      empty={t('vitals.none')}
      rows={[...releases].map(([key, { remote, version, source }]) => ({
        key,
        cells: [
          `${remote} ${version}`,
          t(`source.${source}`),
          ...SHOWN_VITALS.map((name) =>
            words.figure(name, vitals.find((vital) => vital.name === name && keyOf(vital) === key)?.p75),
          ),
        ],
      }))}
    />
  );
}

function keyOf({ remote, version, source }: VitalFigures): string {
  return `${remote} ${version} ${source}`;
}
