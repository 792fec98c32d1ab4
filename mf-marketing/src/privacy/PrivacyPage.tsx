import { SiteTextPage } from '../site-texts/SiteTextPage';

export function PrivacyPage() {
  return <SiteTextPage name="privacy" />;
}
