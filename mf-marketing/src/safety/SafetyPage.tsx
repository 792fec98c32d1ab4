import { SiteTextPage } from '../site-texts/SiteTextPage';

export function SafetyPage() {
  return <SiteTextPage name="safety" />;
}
