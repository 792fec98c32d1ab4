import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from './config';
import type { Connection } from './database/connect';
import { createLedger } from './ledger/ledger';
import { createMailsRepository } from './mail/mails.repository';
import { createMails } from './mail/mails.service';
import { createUnsubscribeLinks } from './mail/unsubscribe-links';
import { createCasesRepository } from './modules/cases/cases.repository';
import { createFilesRepository } from './modules/files/files.repository';
import { createFilesService } from './modules/files/files.service';
import { createPicturesService } from './modules/files/pictures.service';
import { createUsersRepository } from './modules/users/users.repository';
import { createUserViews } from './modules/users/user-view';
import { createOutbox } from './outbox/outbox';
import { createFolderStore } from './storage/folder-store';
import { createIncoming } from './storage/incoming';
import { createFileLinks } from './storage/links';

/** What the services of every noun stand on. */
export type Foundation = ReturnType<typeof createFoundation>;

export function createFoundation(config: Config, { database, transaction, prepared }: Connection) {
  const store = createFolderStore(storageFolder(config));
  // Beside what is kept, so that to keep a file is to move it.
  const incoming = createIncoming(path.join(storageFolder(config), 'incoming'));
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
    files: createFilesService({ files, store, links, outbox }),
    pictures: createPicturesService({ files, store, links, incoming }),
    casesRepository: createCasesRepository(database),
    mailsRepository,
    unsubscribeLinks: createUnsubscribeLinks(config),
    mails: createMails({ mails: mailsRepository, siteUrl: config.siteUrl }),
  };
}

function storageFolder({ storageUrl, dataDir }: Config): string {
  return storageUrl === undefined ? path.join(dataDir, 'files') : fileURLToPath(storageUrl);
}
