import type { BrandAudience } from '../auth-frame/BrandPanel';

/** Whom the brand speaks to beside every step of a sign-up. */
export const audienceOf = (userType: string | undefined): BrandAudience =>
  userType === 'contractor' ? 'contractor' : 'hirer';
