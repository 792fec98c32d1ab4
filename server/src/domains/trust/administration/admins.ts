import type { Transaction, Tx } from '../../../database/connect';
import type { UserRow } from '../../../database/tables/users';
import { StartError } from '../../../settings/start-error';
import { sameAddress } from '@plumbline/shared-schema/typed-text';
import type { AuditService } from '../audit/audit.service';
import type { SessionsService } from '../../accounts/auth/sessions.service';
import type { TwoStepRepository } from '../../accounts/auth/two-step.repository';
import { lockPeople } from '../../../database/lock-people';
import type { UsersRepository } from '../../people/users/users.repository';

type Dependencies = {
  users: UsersRepository;
  twoSteps: Pick<TwoStepRepository, 'isOn'>;
  sessions: SessionsService;
  audit: AuditService;
  transaction: Transaction;
  config: { profile: 'demo' | 'production' | 'test' };
};

export type Admins = ReturnType<typeof createAdmins>;

/** Makes administrators, and people of them again. For the command line alone: no call does it. */
export function createAdmins({ users, twoSteps, sessions, audit, transaction, config }: Dependencies) {
  async function getByEmail(email: string): Promise<UserRow> {
    const row = await users.findByEmail(sameAddress(email));
    if (row === undefined || row.deletedAt !== null)
      throw new StartError(`Nobody has the address ${email}: the person signs up first.`);
    return row;
  }

  type Change = { userType: UserRow['userType']; action: 'adminGranted' | 'adminRevoked' };

  async function change(tx: Tx, { id }: UserRow, { userType, action }: Change): Promise<void> {
    await lockPeople(tx, [id]);
    await users.update(tx, id, { userType });
    await sessions.revokeAll(tx, id);
    await audit.record(tx, { action, actorId: null, personId: id, reason: '', values: { to: userType } });
  }

  return {
    /** Sessions of before end: the person signs in anew. */
    grant: async (email: string): Promise<string> => {
      const row = await getByEmail(email);
      if (row.userType === 'admin') return `${row.email} is an administrator already.`;
      if (row.emailVerifiedAt === null)
        throw new StartError(`${row.email} has not verified the address yet.`);
      if (row.suspendedAt !== null) throw new StartError(`${row.email} is suspended.`);
      if (config.profile === 'production' && !(await twoSteps.isOn(row.id)))
        throw new StartError(`${row.email} turns two-step sign-in on first: administrators need it.`);
      await transaction((tx) => change(tx, row, { userType: 'admin', action: 'adminGranted' }));
      return `${row.email} is an administrator now, and signs in anew.`;
    },

    /** What the person was before is not known: they hire, until somebody changes their role. */
    revoke: async (email: string): Promise<string> => {
      const row = await getByEmail(email);
      if (row.userType !== 'admin') return `${row.email} is no administrator.`;
      await transaction((tx) => change(tx, row, { userType: 'client', action: 'adminRevoked' }));
      return `${row.email} is no administrator any more.`;
    },
  };
}
