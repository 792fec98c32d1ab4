import { useTranslation } from 'react-i18next';
import { Box } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Page } from '@plumbline/shared-ui/Page';
import { Faq } from './Faq';
import { Features } from './Features';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { LogoStrip } from './LogoStrip';
import { WhenNear } from './open-jobs/WhenNear';
import { Pricing } from './Pricing';
import { Testimonials } from './Testimonials';
import { TopProfessionals } from './TopProfessionals';
import { Trades } from './trades/Trades';

/** About as high as the open jobs, so that nothing jumps when they come. */
const OPEN_JOBS_HEIGHT = 658;
const room = <Box sx={{ minHeight: OPEN_JOBS_HEIGHT }} />;
const OpenJobs = lazily(() => import('./open-jobs/OpenJobs'), 'OpenJobs', room);

export function LandingPage() {
  const { t } = useTranslation('marketing');
  return (
    <Page title={t('titles.landing')} isFullBleed>
      <Hero />
      <LogoStrip />
      <Trades />
      <WhenNear height={OPEN_JOBS_HEIGHT}>
        <OpenJobs />
      </WhenNear>
      <HowItWorks />
      <TopProfessionals />
      <Features />
      <Pricing />
      <Testimonials />
      <Faq />
    </Page>
  );
}
