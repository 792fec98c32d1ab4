import type { Config } from '../../../settings/config';
import type { Connection } from '../../../database/connect';
import { createOutbox } from '../../../kit/outbox/outbox';
import { createFileLinks } from '../../../kit/storage/links';
import { createAuditRepository } from '../audit/audit.repository';
import { createAuditService } from '../audit/audit.service';
import { createKnownDevicesRepository } from '../../accounts/auth/known-devices.repository';
import { createSessionsRepository } from '../../accounts/auth/sessions.repository';
import { createSessionsService } from '../../accounts/auth/sessions.service';
import { createTwoStepRepository } from '../../accounts/auth/two-step.repository';
import { createUsersRepository } from '../../people/users/users.repository';
import { createUserViews } from '../../people/users/user-view';
import { createAdmins } from './admins';
import type { Admins } from './admins';

/** The few services that the command needs: the server itself runs beside it. */
export function createAdminCommand(config: Config, connection: Connection): Admins {
  const { database, transaction } = connection;
  const views = createUserViews(createFileLinks(config));
  return createAdmins({
    config,
    transaction,
    users: createUsersRepository(database),
    twoSteps: createTwoStepRepository(database),
    audit: createAuditService({ audit: createAuditRepository(database), views }),
    sessions: createSessionsService({
      sessions: createSessionsRepository(database),
      knownDevices: createKnownDevicesRepository(database),
      outbox: createOutbox(),
      transaction,
      config,
    }),
  });
}
