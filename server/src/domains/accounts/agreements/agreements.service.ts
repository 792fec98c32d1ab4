import { AGREED_TEXTS } from '@plumbline/shared-schema/agreements';
import type { TextVersions } from '@plumbline/shared-schema/agreements';
import type { User } from '@plumbline/shared-schema/users';
import type { Transaction, Tx } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import { existing } from '../../../kit/existing';
import type { CurrentUser } from '../../../http/plugins/session';
import type { Content } from '../../site/content/content.service';
import type { UserViews } from '../../people/users/user-view';
import type { UsersRepository } from '../../people/users/users.repository';
import { insertAgreements } from './agreements.repository';

type Dependencies = { users: UsersRepository; views: UserViews; transaction: Transaction; content: Content };

export type Agreements = ReturnType<typeof createAgreements>;

/** The versions that hold now of what people agree to. */
export function publishedTexts(content: Pick<Content, 'getText'>): TextVersions {
  return {
    terms: content.getText('en', 'terms').date,
    privacy: content.getText('en', 'privacy').date,
  };
}

/** Who has agreed to which version of the terms and of the privacy policy [ACC-130]. */
export function createAgreements({ users, views, transaction, content }: Dependencies) {
  const published = publishedTexts(content);

  const record = (tx: Tx, userId: string): Promise<void> => insertAgreements(tx, userId, published);

  return {
    published,

    /** What an account says that has agreed just now; `note` keeps it. */
    columns: () => ({
      termsAcceptedAt: new Date(),
      termsVersion: published.terms,
      privacyVersion: published.privacy,
    }),

    record,

    /** TEXTS_CHANGED where something else was read than what holds. Twice as well as once. */
    agree: (caller: CurrentUser, read: TextVersions): Promise<User> => {
      if (AGREED_TEXTS.some((name) => read[name] !== published[name])) throw new AppError('TEXTS_CHANGED');
      return transaction(async (tx) => {
        const { terms: termsVersion, privacy: privacyVersion } = published;
        const row = await users.update(tx, caller._id, { termsVersion, privacyVersion });
        await record(tx, caller._id);
        return views.own(existing(row, 'USER_NOT_FOUND'));
      });
    },
  };
}
