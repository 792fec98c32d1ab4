import { SiteTextPage } from '../site-texts/SiteTextPage';

export function ProtectionPage() {
  return <SiteTextPage name="protection" />;
}
