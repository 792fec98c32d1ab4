import { useTranslation } from 'react-i18next';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Page } from '@plumbline/shared-ui/Page';
import { Faq } from './Faq';
import { Features } from './Features';
import { Figures } from './Figures';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { LogoStrip } from './LogoStrip';
import { OpenJobsRoom } from './open-jobs/OpenJobsRoom';
import { WhenNear } from './open-jobs/WhenNear';
import { Pricing } from './Pricing';
import { ShownWorkRoom } from './shown-work/ShownWorkRoom';
import { Testimonials } from './Testimonials';
import { TopProfessionals } from './TopProfessionals';
import { Trades } from './trades/Trades';

const room = <OpenJobsRoom />;
const OpenJobs = lazily(() => import('./open-jobs/OpenJobs'), 'OpenJobs', room);
const frame = <ShownWorkRoom />;
const ShownWork = lazily(() => import('./shown-work/ShownWork'), 'ShownWork', frame);

export function LandingPage() {
  const { t } = useTranslation('marketing');
  return (
    <Page title={t('titles.landing')} isFullBleed>
      <Hero />
      <Figures />
      <Trades />
      <WhenNear room={frame}>
        <ShownWork />
      </WhenNear>
      <WhenNear room={room}>
        <OpenJobs />
      </WhenNear>
      <LogoStrip />
      <HowItWorks />
      <TopProfessionals />
      <Features />
      <Pricing />
      <Testimonials />
      <Faq />
    </Page>
  );
}
