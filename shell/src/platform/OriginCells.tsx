import type { RunningRelease } from '@plumbline/shared-schema/platform-document';
import { useFormat } from '@plumbline/shared-ui/format';
import { useTranslation } from 'react-i18next';
import { SmallText } from './SmallText';

type CellProps = { release: RunningRelease };

/** Who published a release, and what stands behind that. Empty where it is not told. */
export function Publisher({ release: { origin } }: CellProps) {
  const { t } = useTranslation('platform');
  const format = useFormat();
  if (!origin) return null;
  if (origin.state !== 'attested') return <SmallText>{t(`origin.${origin.state}`)}</SmallText>;
  const { who, team, by, run, at } = origin;
  return (
    <>
      {team === null ? who : t('origin.member', { who, team })}
      <SmallText>{t(`origin.by.${by}`)}</SmallText>
      {run && <SmallText>{[run.repository, run.ref].filter(Boolean).join(', ')}</SmallText>}
      <SmallText>{`${format.date(at)}, ${format.time(at)}`}</SmallText>
    </>
  );
}

/** That a fact is only what the build says of itself. */
export function NotProven({ release: { origin }, fact }: CellProps & { fact: 'owner' | 'commit' }) {
  const { t } = useTranslation('platform');
  if (!origin || (origin.state === 'attested' && origin.proven.includes(fact))) return null;
  return <SmallText>{t('origin.notProven')}</SmallText>;
}
