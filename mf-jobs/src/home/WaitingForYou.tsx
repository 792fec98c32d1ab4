import { useTranslation } from 'react-i18next';
import { HomeSection } from './HomeSection';
import type { WaitingEntry } from './waiting';
import { WaitingLines } from './WaitingLines';

export function WaitingForYou({ entries }: { entries: readonly WaitingEntry[] }) {
  const { t } = useTranslation('jobs');
  return (
    <HomeSection title={t('home.waiting.title')}>
      <WaitingLines entries={entries} />
    </HomeSection>
  );
}
