import { SiteTextPage } from '../site-texts/SiteTextPage';

export function TermsPage() {
  return <SiteTextPage name="terms" />;
}
