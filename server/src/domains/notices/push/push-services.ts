/** Hosts of the browsers' push services, and whose subdomains are. */
const HOSTS = ['fcm.googleapis.com', 'web.push.apple.com'];
const DOMAINS = ['push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'];

/**
 * May something be sent to this address, which somebody typed? Only to a push service: over https and its usual port,
 * or to an origin that the operator has named.
 */
export function isPushService(endpoint: string, others: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (others.includes(origin)) return true;
  if (protocol !== 'https:' || port !== '') return false;
  return HOSTS.includes(hostname) || DOMAINS.some((domain) => hostname.endsWith(`.${domain}`));
}
