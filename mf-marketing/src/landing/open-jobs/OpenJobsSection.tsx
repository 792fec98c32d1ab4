import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box } from '@plumbline/shared-ui/layout';
import { Link } from '@plumbline/shared-ui/text';
import { TO } from '../../destinations';
import { Section } from '../Section';

/** What stands around the open jobs, before and after they are there. */
export function OpenJobsSection({ children }: { children: ReactNode }) {
  const { t } = useTranslation('marketing');
  const all = (
    <Link to={TO.jobs} sx={{ fontWeight: 600 }}>
      {t('openJobs.all')}
    </Link>
  );
  return (
    <Section title={t('openJobs.title')} text={t('openJobs.text')} isRaised aside={<Box>{all}</Box>}>
      {children}
    </Section>
  );
}
