import { isId } from '@plumbline/shared-schema/ids';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MailRow } from '../../database/tables/mails';
import type { MailsRepository } from './mails.repository';
import { listPage, mailPage } from './mailbox-pages';

const SHOWN = 100;
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Links of a mail open beside the mailbox; nothing of it runs or loads. */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
const MAIL_POLICY = `sandbox ${SANDBOX}; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'`;

type MailboxOptions = { mails: MailsRepository; publicUrl: string | undefined };

/**
 * The developers' mailbox: what would have been sent, at `/dev/mail`, and as JSON at `/dev/mail.json?to=` for tests.
 * For this machine only: a caller from elsewhere, through a proxy, or under a foreign host name gets a 404. It is
 * registered only where no mail server is set up, and never in production.
 */
export async function mailbox(app: FastifyInstance, { mails, publicUrl }: MailboxOptions): Promise<void> {
  const ownHost = publicUrl === undefined ? undefined : new URL(publicUrl).hostname;
  const options = { config: { access: 'public', rateLimit: false } as const, schema: { hide: true } };
  const find = (request: FastifyRequest) => {
    const { id = '' } = request.params as { id?: string };
    return isId(id) ? mails.find(id) : undefined;
  };

  app.addHook('onRequest', async (request, reply) => {
    if (!isLocal(request, ownHost)) return reply.callNotFound();
    void reply
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer');
    return undefined;
  });

  app.get('/dev/mail.json', options, async (request) =>
    (await mails.list(recipientOf(request), SHOWN)).map(mailJson),
  );

  app.get('/dev/mail', options, async (request, reply) => {
    const to = recipientOf(request);
    return sendHtml(reply, listPage(await mails.list(to, SHOWN), to ?? ''), PAGE_POLICY);
  });

  app.get('/dev/mail/:id', options, async (request, reply) => {
    const mail = await find(request);
    return mail ? sendHtml(reply, mailPage(mail, SANDBOX), PAGE_POLICY) : reply.callNotFound();
  });

  app.get('/dev/mail/:id/html', options, async (request, reply) => {
    const mail = await find(request);
    if (mail === undefined) return reply.callNotFound();
    return sendHtml(reply, mail.html.replace('<head>', '<head><base target="_blank">'), MAIL_POLICY);
  });
}

function isLocal({ socket, headers, hostname }: FastifyRequest, ownHost: string | undefined): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  // Against a foreign page whose name was made to point at this machine.
  const isKnownHost = LOCAL_HOSTS.has(hostname) || hostname === ownHost;
  return LOOPBACK.has(socket.remoteAddress ?? '') && !isForwarded && isKnownHost;
}

function recipientOf({ query }: FastifyRequest): string | undefined {
  const { to } = query as { to?: string | string[] };
  return typeof to === 'string' && to.trim() !== '' ? to.trim().toLowerCase() : undefined;
}

function mailJson({ id, to, language, subject, text, html, createdAt }: MailRow) {
  return { _id: id, to, language, subject, text, html, createdAt: createdAt.toISOString() };
}

function sendHtml(reply: FastifyReply, html: string, policy: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html);
}
