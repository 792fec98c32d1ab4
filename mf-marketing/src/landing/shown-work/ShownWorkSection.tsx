import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../Section';

/** What stands beside the pictures, before and after they are there. */
export function ShownWorkSection({ children }: { children: ReactNode }) {
  const { t } = useTranslation('marketing');
  return (
    <Section title={t('shownWork.title')} text={t('shownWork.text')} isSplit>
      {children}
    </Section>
  );
}
