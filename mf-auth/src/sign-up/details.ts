import type { SignUp } from '@plumbline/shared-api/auth';

/** What a step 2 adds to step 1. */
export type Details = Omit<SignUp, 'fullName' | 'email' | 'password' | 'userType' | 'location'>;

/** Files live beside the form: drafts cannot keep them, but Back must. */
export type SignUpFiles = { profile: File | null; nationalId: File | null };

/** What every role's step 2 is given. `fileError` is the server's word on the chosen file. */
export type DetailsProps = {
  files: SignUpFiles;
  fileError: string | undefined;
  onFile: (files: Partial<SignUpFiles>) => void;
  /** Rejects with a `Refusal`. */
  onSend: (details: Details) => Promise<void>;
  onBack: () => void;
};
