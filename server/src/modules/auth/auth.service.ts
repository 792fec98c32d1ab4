import type { Login, Register, SignedIn } from '@plumbline/shared-schema/auth';
import { isCommonPassword } from '@plumbline/shared-schema/common-passwords';
import type { User } from '@plumbline/shared-schema/users';
import type { Database, Transaction, Tx } from '../../database/connect';
import { AppError } from '../../errors';
import { readAttachment } from '../../images/attachments';
import type { Attachment } from '../../images/attachments';
import { readPicture } from '../../images/pictures';
import type { Picture } from '../../images/pictures';
import type { Upload } from '../../plugins/uploads';
import type { CurrentUser } from '../../plugins/session';
import type { Outbox } from '../../realtime/outbox';
import type { Language } from '../../texts';
import type { FilesService } from '../files/files.service';
import type { NewUser, UsersRepository } from '../users/users.repository';
import type { UserViews } from '../users/users.views';
import type { AuthRules } from './auth-rules';
import type { Passwords } from './passwords';
import type { Device, SessionsService } from './sessions.service';
import type { SignInGuard } from './sign-in-guard';
import type { VerificationService } from './verification.service';

type Dependencies = {
  users: UsersRepository;
  views: UserViews;
  sessions: SessionsService;
  guard: SignInGuard;
  verification: VerificationService;
  passwords: Passwords;
  files: FilesService;
  outbox: Outbox;
  database: Database;
  transaction: Transaction;
  rules: AuthRules;
};

/** What comes beside the body. `language`: of the mails we will send. */
type Beside = { profile?: Upload | undefined; nationalId?: Upload | undefined; language: Language };
type ReadFiles = { picture: Picture | undefined; nationalId: Attachment | undefined };

export type AuthService = ReturnType<typeof createAuthService>;

export function createAuthService(dependencies: Dependencies) {
  const { users, views, sessions, guard, verification, passwords, files, outbox, database, transaction, rules } = dependencies;

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

  return {
    /**
     * Makes an account. EMAIL_TAKEN, INVALID_IMAGE, ATTACHMENT_TYPE, PASSWORD_TOO_COMMON. Nobody is
     * signed in by it; a code to verify the address goes out.
     */
    register: async (input: Register, beside: Beside): Promise<User> => {
      if (rules.areCommonPasswordsRefused && isCommonPassword(input.password)) throw new AppError('PASSWORD_TOO_COMMON');
      if (await users.findByEmail(input.email)) throw new AppError('EMAIL_TAKEN');
      const read: ReadFiles = {
        picture: beside.profile && (await readPicture(beside.profile.bytes)),
        nationalId: beside.nationalId && (await readAttachment(beside.nationalId)),
      };
      const passwordHash = await passwords.hash(input.password);
      return transaction(async (tx) => {
        const inserted = await users.insert(tx, { ...newUserOf(input), language: beside.language, passwordHash });
        const row = (await keepFiles(tx, inserted.id, read)) ?? inserted;
        await outbox.add(tx, 'user.registered', { userId: row.id });
        await verification.begin(tx, row);
        return views.own(row);
      });
    },

    /**
     * INVALID_CREDENTIALS whether the account or the password is wrong; TOO_MANY_SIGN_INS after repeated failures.
     * EMAIL_NOT_VERIFIED where the operator requires it, and only to who knows the password.
     */
    signIn: async ({ email, password, remember = false }: Login, device: Device): Promise<Pick<SignedIn, 'token' | 'user'>> => {
      const attempt = { email, address: device.address };
      await guard.admit(attempt);
      const row = await users.findByEmail(email);
      const isRight = await passwords.isRight(password, row?.passwordHash);
      if (row === undefined || !isRight) throw new AppError('INVALID_CREDENTIALS');
      if (rules.isVerifiedEmailRequired && row.emailVerifiedAt === null) throw new AppError('EMAIL_NOT_VERIFIED');
      await guard.forgive(attempt);
      return { token: await sessions.open(database, { userId: row.id, remember, device }), user: views.own(row) };
    },

    signOut: (caller: CurrentUser): Promise<void> => sessions.end(caller),
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
