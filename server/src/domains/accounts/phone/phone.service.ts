import { CODE_LIFETIME_MINUTES } from '@plumbline/shared-schema/limits';
import type { AddPhone, ConfirmPhone, PhoneState } from '@plumbline/shared-schema/phone';
import { internationalNumber } from '@plumbline/shared-schema/typed-text';
import type { Config } from '../../../settings/config';
import type { Database, Executor, Transaction, Tx } from '../../../database/connect';
import { lockPeople } from '../../../database/lock-people';
import { fingerprint, isSame, newCode } from '../../../kit/digests';
import type { CodeHash } from '../../../kit/digests';
import { AppError } from '../../../kit/errors';
import { existing } from '../../../kit/existing';
import { personOf } from '../../../http/plugins/session';
import type { CurrentUser } from '../../../http/plugins/session';
import { QUIET_HOURS } from '../../notices/sms/quiet-hours';
import { codeText } from '../../notices/sms/sms-text';
import type { StopsRepository } from '../../notices/sms/stops.repository';
import type { TextMessagesRepository } from '../../notices/sms/text-messages.repository';
import type { UsersRepository } from '../../people/users/users.repository';
import type { AccountLimits } from '../auth/account-limits';
import type { PhoneNumbersRepository } from './phone-numbers.repository';

type Dependencies = {
  config: Pick<Config, 'twilio' | 'siteUrl' | 'smsPrefixes' | 'smsPerDay' | 'smsPerPerson' | 'codeTries'>;
  phoneNumbers: PhoneNumbersRepository;
  textMessages: TextMessagesRepository;
  stops: StopsRepository;
  users: UsersRepository;
  accountLimits: AccountLimits;
  /** Zone of the city near that point. */
  zoneAt: (point: { lat: number | null; lng: number | null }) => Promise<string | undefined>;
  codeHash: CodeHash;
  database: Database;
  transaction: Transaction;
};

export type PhoneService = ReturnType<typeof createPhoneService>;

const SECONDS_OF_DAY = 86_400;

/**
 * The number for text messages of a person, proved by a code that is sent to it. It is of one account, that which proved
 * it last: carriers give numbers to new people, and nobody learns from an answer that a number has an account.
 */
export function createPhoneService(dependencies: Dependencies) {
  const { config, phoneNumbers, stops, users, zoneAt, database, transaction } = dependencies;
  const request = createRequest(dependencies);
  const tryCode = createTryCode(dependencies);

  async function stateOf(executor: Executor, userId: string): Promise<PhoneState> {
    const [phone, code] = [
      await phoneNumbers.find(executor, userId),
      await phoneNumbers.findLivingCode(executor, userId),
    ];
    const zone = await zoneAt(existing(await users.findIn(executor, userId), 'USER_NOT_FOUND'));
    return {
      isOffered: config.twilio !== undefined,
      number: phone?.number ?? null,
      confirmedAt: phone?.confirmedAt.toISOString() ?? null,
      timeZone: phone ? (zone ?? phone.timeZone) : null,
      isStopped: phone !== undefined && (await stops.has(executor, phone.number)),
      pending: code ? { number: code.number, expiresAt: code.expiresAt.toISOString() } : null,
      quiet: QUIET_HOURS,
    };
  }

  return {
    get: (user: CurrentUser): Promise<PhoneState> => stateOf(database, personOf(user)),

    /** SMS_OFF, SMS_STOPPED, VALIDATION_FAILED for a country that is not texted; RESEND_TOO_SOON, RATE_LIMITED. */
    request: (user: CurrentUser, wanted: AddPhone): Promise<PhoneState> =>
      transaction(async (tx) => {
        await request(tx, personOf(user), wanted);
        return stateOf(tx, personOf(user));
      }),

    /** CODE_INVALID when it is wrong, old, used or tried too often. */
    confirm: async (user: CurrentUser, { code }: ConfirmPhone): Promise<PhoneState> => {
      const userId = personOf(user);
      // A failed try must stay counted, so it is no reason to roll back.
      const isRight = await transaction((tx) => tryCode(tx, userId, code));
      if (!isRight) throw new AppError('CODE_INVALID');
      return stateOf(database, userId);
    },

    /** Nothing to remove is no error. */
    remove: (user: CurrentUser): Promise<PhoneState> =>
      transaction(async (tx) => {
        await phoneNumbers.remove(tx, personOf(user));
        return stateOf(tx, personOf(user));
      }),

    sweepCodes: phoneNumbers.removeExpiredCodes,
  };
}

type CodeOf = { userId: string; number: string; code: string };

const hashedBy = (codeHash: CodeHash, { userId, number, code }: CodeOf) =>
  codeHash(`phone.${userId}.${number}`, code);

function createRequest(dependencies: Dependencies) {
  const { config, phoneNumbers, textMessages, stops, users, accountLimits, codeHash } = dependencies;

  function numberOf({ phoneNumber }: AddPhone): string {
    const number = internationalNumber(phoneNumber);
    if (number === null || !config.smsPrefixes.some((prefix) => number.startsWith(prefix)))
      throw new AppError('VALIDATION_FAILED', { fields: { phoneNumber: 'validation.phoneCountry' } });
    return number;
  }

  async function refuseTooMany(tx: Tx, userId: string): Promise<void> {
    const { ofSite, ofPerson } = await textMessages.countOfDay(tx, userId);
    if (ofSite >= config.smsPerDay || ofPerson >= config.smsPerPerson)
      throw new AppError('RATE_LIMITED', { retryAfter: SECONDS_OF_DAY });
  }

  return async (tx: Tx, userId: string, wanted: AddPhone): Promise<void> => {
    if (config.twilio === undefined) throw new AppError('SMS_OFF');
    const number = numberOf(wanted);
    await lockPeople(tx, [userId]);
    if (await stops.has(tx, number)) throw new AppError('SMS_STOPPED');
    await refuseTooMany(tx, userId);
    await accountLimits.admitNewAddress(tx, { userId, email: `phone ${fingerprint(number)}` });
    const { language } = existing(await users.findIn(tx, userId), 'USER_NOT_FOUND');
    const code = newCode();
    const values = { code, minutes: CODE_LIFETIME_MINUTES, url: config.siteUrl };
    await phoneNumbers.putCode(tx, {
      ...{ userId, number, timeZone: wanted.timeZone, minutes: CODE_LIFETIME_MINUTES },
      codeHash: hashedBy(codeHash, { userId, number, code }),
    });
    await textMessages.removeWaitingCodes(tx, userId);
    await textMessages.add(tx, [{ userId, number, text: codeText(language, values) }]);
  };
}

function createTryCode({ config, phoneNumbers, codeHash }: Dependencies) {
  return async (tx: Tx, userId: string, code: string): Promise<boolean> => {
    await lockPeople(tx, [userId]);
    const living = await phoneNumbers.spendTry(tx, userId, config.codeTries);
    if (living === undefined) return false;
    if (!isSame(hashedBy(codeHash, { userId, number: living.number, code }), living.codeHash)) return false;
    await phoneNumbers.confirm(tx, living);
    return true;
  };
}
