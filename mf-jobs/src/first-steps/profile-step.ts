import { pathWith } from '@plumbline/shared-ui/address';

/** One's own profile with this dialog open, above what a new account does there. */
export function profileStep(dialog: string): string {
  return pathWith('/profile', { onboarding: '1', edit: dialog });
}
