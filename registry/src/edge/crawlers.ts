import type { FastifyRequest } from 'fastify';

/** How search engines and the apps that show shared links call themselves. */
const NAMES =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|meta-external|whatsapp|embedly|iframely|archiver|google-|googleother|mastodon|cardyb|lighthouse/i;

/** Whether a program asks that reads pages for others, keeps no cookies, and is shown what everybody gets. */
export function isCrawler({ headers }: FastifyRequest): boolean {
  const name = headers['user-agent'];
  // No browser is silent.
  return name === undefined || NAMES.test(name);
}
