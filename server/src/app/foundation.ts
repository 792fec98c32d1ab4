import type { Config } from '../settings/config';
import type { Connection } from '../database/connect';
import { createLedger } from '../domains/money/ledger/ledger';
import { createMailsRepository } from '../kit/mail/mails.repository';
import { createMails } from '../kit/mail/mails.service';
import { createUnsubscribeLinks } from '../kit/mail/unsubscribe-links';
import { createCasesRepository } from '../domains/inbox/cases.repository';
import { createFilesRepository } from '../domains/people/files/files.repository';
import { createFilesService } from '../domains/people/files/files.service';
import { createPicturesService } from '../domains/people/files/pictures.service';
import { createUsersRepository } from '../domains/people/users/users.repository';
import { createUserViews } from '../domains/people/users/user-view';
import { createOutbox } from '../kit/outbox/outbox';
import { createIncoming } from '../kit/storage/incoming';
import { createFileLinks } from '../kit/storage/links';
import { incomingFolder, openStore } from '../kit/storage/open-store';

/** What the services of every noun stand on. */
export type Foundation = ReturnType<typeof createFoundation>;

export function createFoundation(config: Config, { database, transaction, prepared }: Connection) {
  const store = openStore(config);
  const incoming = createIncoming(incomingFolder(config));
  const links = createFileLinks(config);
  const outbox = createOutbox();
  const files = createFilesRepository(database);
  const mailsRepository = createMailsRepository(database);
  return {
    config,
    database,
    transaction,
    prepared,
    store,
    incoming,
    links,
    outbox,
    ledger: createLedger(),
    views: createUserViews(links),
    users: createUsersRepository(database),
    files: createFilesService({ files, store, incoming, links, outbox }),
    pictures: createPicturesService({ files, store, links, incoming }),
    casesRepository: createCasesRepository(database),
    mailsRepository,
    unsubscribeLinks: createUnsubscribeLinks(config),
    mails: createMails({ ...config, mails: mailsRepository }),
  };
}
