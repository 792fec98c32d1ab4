import { useTranslation } from 'react-i18next';
import { Page } from '@plumbline/shared-ui/Page';
import { Faq } from './Faq';
import { Features } from './Features';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { LogoStrip } from './LogoStrip';
import { Pricing } from './Pricing';
import { Testimonials } from './Testimonials';
import { TopProfessionals } from './TopProfessionals';

export function LandingPage() {
  const { t } = useTranslation('marketing');
  return (
    <Page title={t('titles.landing')} isFullBleed>
      <Hero />
      <LogoStrip />
      <HowItWorks />
      <Features />
      <TopProfessionals />
      <Pricing />
      <Testimonials />
      <Faq />
    </Page>
  );
}
