import type { SignUp } from '@plumbline/shared-api/auth';
import type { Account } from './account-form';

/** What a step 2 adds to step 1. */
export type Details = Omit<SignUp, 'fullName' | 'email' | 'password' | 'userType' | 'location'>;

/** Kept outside the form: a draft cannot hold files, but Back must not lose them. */
export type SignUpFiles = { profile: File | null; nationalId: File | null };

/** What the form of each role is given. */
export type DetailsProps = {
  /** Where they said in step 1 that they are. */
  place: Account['location']['coordinates'];
  files: SignUpFiles;
  /** Why the server refused the chosen file. */
  fileError: string | undefined;
  onFile: (files: Partial<SignUpFiles>) => void;
  /** Rejects with a `Refusal`. */
  onSend: (details: Details) => Promise<void>;
  onBack: () => void;
};
