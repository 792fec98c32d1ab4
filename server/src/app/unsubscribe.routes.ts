import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { UnsubscribeLinks } from '../kit/mail/unsubscribe-links';
import { UNSUBSCRIBE_POLICY, unsubscribePage } from '../kit/mail/unsubscribe-page';
import { languageOf } from '../kit/texts';
import type { SavedSearchesRepository } from '../domains/jobs/saved-searches/saved-searches.repository';
import type { NotificationPreferencesService } from '../domains/notices/notifications/notification-preferences.service';

type Options = {
  unsubscribeLinks: UnsubscribeLinks;
  notificationPreferences: NotificationPreferencesService;
  turnOffSearchMails: SavedSearchesRepository['turnOffMails'];
};

const querystring = z.object({ token: z.string().max(200).default('') });
const options = {
  // Mail programs may also send a form as `multipart`, without files.
  config: { access: 'public', isReplayable: false, uploads: [] as string[] } as const,
  schema: { querystring, hide: true },
};

/**
 * `/notifications/unsubscribe?token=`: the link is the permission. A GET asks, because programs that look into mails
 * follow links; a POST, of its button or of a mail program (RFC 8058), turns such mails off.
 */
export const unsubscribeRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { unsubscribeLinks, notificationPreferences, turnOffSearchMails },
) => {
  // Mail programs send `List-Unsubscribe=One-Click`, which says nothing that the address does not.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, undefined),
  );

  app.get('/unsubscribe', options, async ({ query, headers }, reply) => {
    const language = languageOf(headers['accept-language']);
    const link = unsubscribeLinks.read(query.token);
    return sendPage(reply, unsubscribePage(link ? 'ask' : 'wrong', language, link), link ? 200 : 400);
  });

  app.post('/unsubscribe', options, async ({ query, headers }, reply) => {
    const language = languageOf(headers['accept-language']);
    const link = unsubscribeLinks.read(query.token);
    if (link === undefined) return sendPage(reply, unsubscribePage('wrong', language), 400);
    if ('searchId' in link) await turnOffSearchMails(link);
    else await notificationPreferences.turnOffMails({ _id: link.userId }, link.group);
    return sendPage(reply, unsubscribePage('done', language, link), 200);
  });
};

function sendPage(reply: FastifyReply, html: string, status: number): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', UNSUBSCRIBE_POLICY)
    .header('referrer-policy', 'no-referrer')
    .send(html);
}
