import { ExternalLink } from '@plumbline/shared-ui/text';

/** Shown without protocol and final slash. */
export function WebsiteLink({ address }: { address: string }) {
  return (
    <ExternalLink href={address}>
      {address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
    </ExternalLink>
  );
}
