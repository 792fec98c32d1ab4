import type { BootDocument } from '@plumbline/shared-schema/platform';
import { createContext, use } from 'react';

/** The operator's settings that pages may act on. */
export type SiteSettings = Pick<BootDocument['settings'], 'profile' | 'showClaims' | 'demoAccounts'>;

/** Provided by the shell from the boot document; without a shell everything optional is off. */
export const SiteSettingsContext = createContext<SiteSettings>({
  profile: 'production',
  showClaims: false,
  demoAccounts: [],
});

/**
 * - `profile`: demo, production or test.
 * - `showClaims`: may marketing claims be shown that the operator cannot prove?
 * - `demoAccounts`: sign-ins offered on the sign-in page; empty outside the demo.
 */
export function useSiteSettings(): SiteSettings {
  return use(SiteSettingsContext);
}
