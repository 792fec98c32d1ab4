import type { Login, Register, SignedIn } from '@plumbline/shared-schema/auth';
import type { User } from '@plumbline/shared-schema/users';
import type { Limits } from '../../config';
import type { Database, Transaction, Tx } from '../../database/connect';
import { AppError } from '../../errors';
import { readAttachment } from '../../images/attachments';
import type { Attachment } from '../../images/attachments';
import { readPicture } from '../../images/pictures';
import type { Picture } from '../../images/pictures';
import type { Upload } from '../../plugins/uploads';
import type { Outbox } from '../../realtime/outbox';
import type { FilesService } from '../files/files.service';
import type { NewUser, UsersRepository } from '../users/users.repository';
import type { UserViews } from '../users/users.views';
import { isCommonPassword } from './common-passwords';
import type { FailedSignInsRepository } from './failed-sign-ins.repository';
import type { Passwords } from './passwords';
import type { Device, SessionsService } from './sessions.service';

type Dependencies = {
  users: UsersRepository;
  views: UserViews;
  sessions: SessionsService;
  failures: FailedSignInsRepository;
  passwords: Passwords;
  files: FilesService;
  outbox: Outbox;
  database: Database;
  transaction: Transaction;
  rules: { limits: Limits; isLoadTest: boolean; areCommonPasswordsRefused: boolean };
};

type RegisterFiles = { profile?: Upload | undefined; nationalId?: Upload | undefined };
type ReadFiles = { picture: Picture | undefined; nationalId: Attachment | undefined };

export type AuthService = ReturnType<typeof createAuthService>;

export function createAuthService(dependencies: Dependencies) {
  const { users, views, sessions, failures, passwords, files, outbox, database, transaction, rules } = dependencies;

  async function keepFiles(tx: Tx, userId: string, { picture, nationalId }: ReadFiles) {
    const owned = { ownerId: userId };
    const changes = {
      ...(picture && {
        profileFileId: await files.save(tx, { ...picture, ...owned, name: 'profile', visibility: 'public' }),
      }),
      ...(nationalId && { nationalIdFileId: await files.save(tx, { ...nationalId, ...owned, visibility: 'private' }) }),
    };
    return Object.keys(changes).length === 0 ? undefined : users.update(tx, userId, changes);
  }

  /** Counts this attempt as failed before it is judged, so that attempts made at once cannot slip past the limit. */
  async function admit(attempt: { email: string; address: string }): Promise<string | undefined> {
    if (rules.isLoadTest) return undefined;
    const { signInFailuresPerAccount: account, signInFailuresPerAddress: address } = rules.limits;
    const id = await failures.insert(attempt);
    const counts = [
      { ...(await failures.countForAccount(attempt, account.minutes)), max: account.max },
      { ...(await failures.countForAddress(attempt, address.minutes)), max: address.max },
    ];
    const exceeded = counts.find(({ count, max }) => count > max);
    if (exceeded === undefined) return id;
    await failures.remove(id);
    throw new AppError('TOO_MANY_SIGN_INS', { retryAfter: Math.max(1, exceeded.secondsLeft) });
  }

  return {
    /** Makes an account. EMAIL_TAKEN, INVALID_IMAGE, ATTACHMENT_TYPE, PASSWORD_TOO_COMMON. Nobody is signed in by it. */
    register: async (input: Register, uploads: RegisterFiles): Promise<User> => {
      if (rules.areCommonPasswordsRefused && isCommonPassword(input.password)) throw new AppError('PASSWORD_TOO_COMMON');
      if (await users.findByEmail(input.email)) throw new AppError('EMAIL_TAKEN');
      const read: ReadFiles = {
        picture: uploads.profile && (await readPicture(uploads.profile.bytes)),
        nationalId: uploads.nationalId && (await readAttachment(uploads.nationalId)),
      };
      const passwordHash = await passwords.hash(input.password);
      return transaction(async (tx) => {
        const inserted = await users.insert(tx, { ...newUserOf(input), passwordHash });
        const row = (await keepFiles(tx, inserted.id, read)) ?? inserted;
        await outbox.add(tx, 'user.registered', { userId: row.id });
        return views.own(row);
      });
    },

    /** INVALID_CREDENTIALS whether the account or the password is wrong; TOO_MANY_SIGN_INS after repeated failures. */
    signIn: async ({ email, password, remember = false }: Login, device: Device): Promise<Pick<SignedIn, 'token' | 'user'>> => {
      const attempt = { email, address: device.address };
      await admit(attempt);
      const row = await users.findByEmail(email);
      const isRight = await passwords.isRight(password, row?.passwordHash);
      if (row === undefined || !isRight) throw new AppError('INVALID_CREDENTIALS');
      await failures.removeForAccount(attempt);
      return { token: await sessions.open(database, { userId: row.id, remember, device }), user: views.own(row) };
    },

    signOut: (sessionId: string): Promise<void> => sessions.revoke(sessionId),
  };
}

function newUserOf(input: Register): NewUser {
  const [lat = null, lng = null] = input.location?.coordinates ?? [];
  return {
    fullName: input.fullName,
    email: input.email,
    userType: input.userType,
    lat,
    lng,
    city: orNull(input.city ?? input.location?.city),
    phoneNumber: orNull(input.phoneNumber),
    country: orNull(input.country),
    companyName: orNull(input.companyName),
    businessType: orNull(input.businessType),
    website: orNull(input.website),
    skills: input.skills ?? [],
    preferredServices: input.preferredServices ?? [],
    termsAcceptedAt: input.termsAccepted === true ? new Date() : null,
  };
}

function orNull(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}
