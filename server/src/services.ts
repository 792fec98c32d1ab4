import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from './config';
import type { Connection } from './database/connect';
import { createApplicationsRepository } from './modules/applications/applications.repository';
import { createApplicationsService } from './modules/applications/applications.service';
import { createAuthService } from './modules/auth/auth.service';
import { createFailedSignInsRepository } from './modules/auth/failed-sign-ins.repository';
import { createPasswords } from './modules/auth/passwords';
import { createSessionsRepository } from './modules/auth/sessions.repository';
import { createSessionsService } from './modules/auth/sessions.service';
import { createBeginChat } from './modules/chats/begin-chat';
import { createChatsRepository } from './modules/chats/chats.repository';
import { createChatsService } from './modules/chats/chats.service';
import { createFilesRepository } from './modules/files/files.repository';
import { createFilesService } from './modules/files/files.service';
import { createJobSearchRepository } from './modules/jobs/job-search.repository';
import { createJobsRepository } from './modules/jobs/jobs.repository';
import { createJobsService } from './modules/jobs/jobs.service';
import { createMessagesRepository } from './modules/messages/messages.repository';
import { createMessagesService } from './modules/messages/messages.service';
import { createSavedJobsRepository } from './modules/saved-jobs/saved-jobs.repository';
import { createSavedJobsService } from './modules/saved-jobs/saved-jobs.service';
import { createUsersRepository } from './modules/users/users.repository';
import { createUsersService } from './modules/users/users.service';
import { createUserViews } from './modules/users/users.views';
import { removeOldKeys } from './plugins/idempotency';
import { createOutbox } from './realtime/outbox';
import { createFolderStore } from './storage/folder-store';
import { createFileLinks } from './storage/links';

export type Services = ReturnType<typeof createServices>;

/** Every service of the server, wired by hand: nothing else says `new` or `create` to one. */
export function createServices(config: Config, { database, transaction }: Connection) {
  const store = createFolderStore(storageFolder(config));
  const links = createFileLinks(config);
  const outbox = createOutbox();
  const views = createUserViews(links);
  const users = createUsersRepository(database);
  const files = createFilesService({ files: createFilesRepository(database), store, links, outbox });
  const passwords = createPasswords();
  const sessions = createSessionsService({ sessions: createSessionsRepository(database) });
  const jobs = createJobsRepository(database);
  const jobSearch = createJobSearchRepository(database);
  const applications = createApplicationsRepository(database);
  const savedJobs = createSavedJobsRepository(database);
  const chats = createChatsRepository(database);
  const beginChat = createBeginChat({ chats, outbox });
  const messages = createMessagesRepository(database);
  const failures = createFailedSignInsRepository(database);

  return {
    store,
    links,
    outbox,
    views,
    files,
    passwords,
    sessions,
    failures,
    sweepIdempotencyKeys: () => removeOldKeys(database),
    users: createUsersService({ users, views, files, outbox, transaction }),
    jobs: createJobsService({ jobs, jobSearch, files, links, views, outbox, transaction }),
    applications: createApplicationsService({ applications, jobs, views, outbox, transaction }),
    savedJobs: createSavedJobsService({ savedJobs, jobs, outbox, transaction }),
    chats: createChatsService({ chats, jobs, beginChat, views, transaction }),
    messages: createMessagesService({ messages, chats, beginChat, outbox, transaction }),
    auth: createAuthService({
      users,
      views,
      sessions,
      failures,
      passwords,
      files,
      outbox,
      database,
      transaction,
      rules: {
        limits: config.limits,
        isLoadTest: config.isLoadTest,
        areCommonPasswordsRefused: config.profile === 'production',
      },
    }),
  };
}

function storageFolder({ storageUrl, dataDir }: Config): string {
  return storageUrl === undefined ? path.join(dataDir, 'files') : fileURLToPath(storageUrl);
}
