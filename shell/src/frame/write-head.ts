import type { PageAddresses } from '@plumbline/shared-schema/page-heads';

type Head = {
  description: string | undefined;
  /** Undefined for a page that is not to be found. */
  addressesAt: (siteUrl: string) => PageAddresses | undefined;
};

const ADDRESSES = 'link[rel="canonical"], link[rel="alternate"][hreflang]';

/** The address that the site goes by, which may not be the one it is read under. */
let siteUrl: string | undefined;

function readSiteUrl(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? new URL(canonical.href).origin : location.origin;
}

/** Replaces what the head says of the page before; what came with the HTML of this very page stays. */
export function writeHead({ description, addressesAt }: Head): void {
  siteUrl ??= readSiteUrl();
  const addresses = addressesAt(siteUrl);
  const shown = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  if (shown !== undefined && shown === addresses?.canonical) return;
  document.querySelectorAll(`[data-head], ${ADDRESSES}`).forEach((element) => {
    element.remove();
  });
  document.querySelector('meta[name="description"]')?.setAttribute('content', description ?? '');
  if (!addresses) return;
  addLink({ rel: 'canonical', href: addresses.canonical });
  for (const { language, href } of addresses.alternates)
    addLink({ rel: 'alternate', hreflang: language, href });
}

function addLink(attributes: Readonly<Record<string, string>>): void {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.head.append(link);
}
