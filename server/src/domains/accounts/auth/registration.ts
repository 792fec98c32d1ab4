import type { Register } from '@plumbline/shared-schema/auth';
import type { User } from '@plumbline/shared-schema/users';
import type { Transaction, Tx } from '../../../database/connect';
import type { UserRow } from '../../../database/tables/users';
import { AppError } from '../../../kit/errors';
import { readAttachment } from '../../../kit/images/attachments';
import type { Attachment } from '../../../kit/images/attachments';
import { readPicture } from '../../../kit/images/pictures';
import type { Picture } from '../../../kit/images/pictures';
import type { Upload } from '../../../http/plugins/uploads';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { Language } from '../../../kit/texts';
import type { Agreements } from '../agreements/agreements.service';
import type { CasesRepository } from '../../inbox/cases.repository';
import type { FilesService } from '../../people/files/files.service';
import type { OwnSkills } from '../../people/profile-entries/own-skills';
import type { NewUser, UsersRepository } from '../../people/users/users.repository';
import type { UserViews } from '../../people/users/user-view';
import { refuseCommonPassword } from './auth-rules';
import type { AuthRules } from './auth-rules';
import type { Passwords } from './passwords';
import type { VerificationService } from './verification.service';

export type RegistrationDependencies = {
  users: UsersRepository;
  views: UserViews;
  verification: VerificationService;
  passwords: Passwords;
  files: FilesService;
  outbox: Outbox;
  casesRepository: CasesRepository;
  ownSkills: OwnSkills;
  agreements: Agreements;
  transaction: Transaction;
  rules: AuthRules;
};

/** What comes beside the body. `language`: of the mails we will send. */
type RegistrationExtras = {
  profile?: Upload | undefined;
  nationalId?: Upload | undefined;
  language: Language;
};
type ReadFiles = { picture: Picture | undefined; nationalId: Attachment | undefined };

/**
 * Makes an account. EMAIL_TAKEN, INVALID_IMAGE, ATTACHMENT_TYPE, PASSWORD_TOO_COMMON. Nobody is
 * signed in by it; a code to verify the address goes out.
 */
export function createRegister(dependencies: RegistrationDependencies) {
  const { users, views, verification, passwords, files, outbox, ownSkills, transaction, rules } =
    dependencies;
  const { casesRepository, agreements } = dependencies;

  async function keepFiles(tx: Tx, userId: string, { picture, nationalId }: ReadFiles) {
    const owned = { ownerId: userId };
    const changes = {
      ...(picture && {
        profileFileId: await files.save(tx, { ...picture, ...owned, name: 'profile', visibility: 'public' }),
      }),
      ...(nationalId && {
        nationalIdFileId: await files.save(tx, { ...nationalId, ...owned, visibility: 'private' }),
      }),
    };
    return Object.keys(changes).length === 0 ? undefined : users.update(tx, userId, changes);
  }

  async function openIdentityCase(tx: Tx, { id: personId, nationalIdFileId: aboutId }: UserRow) {
    if (aboutId !== null) await casesRepository.open(tx, { kind: 'nationalId', aboutId, personId });
  }

  return async (input: Register, beside: RegistrationExtras): Promise<User> => {
    refuseCommonPassword(input.password, rules);
    if (await users.findByEmail(input.email)) throw new AppError('EMAIL_TAKEN');
    const read: ReadFiles = {
      picture: beside.profile && (await readPicture(beside.profile)),
      nationalId: beside.nationalId && (await readAttachment(beside.nationalId, { svg: 'refuse' })),
    };
    const passwordHash = await passwords.hash(input.password);
    return transaction(async (tx) => {
      const inserted = await users.insert(tx, {
        ...newUserOf(input),
        ...(input.termsAccepted === true && agreements.columns()),
        language: beside.language,
        passwordHash,
      });
      if (input.termsAccepted === true) await agreements.record(tx, inserted.id);
      await ownSkills.add(tx, inserted.id, input.skills ?? []);
      const row = (await keepFiles(tx, inserted.id, read)) ?? inserted;
      await openIdentityCase(tx, row);
      await outbox.add(tx, 'user.registered', { userId: row.id });
      await verification.begin(tx, row);
      return views.own(row);
    });
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
    preferredServices: input.preferredServices ?? [],
  };
}

function orNull(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}
