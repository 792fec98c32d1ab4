/** Of a profile's picture and of those in a portfolio. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

/** What makes a profile complete, in the order to fill it: the ranking counts the same. */
export const PROFILE_PARTS = ['picture', 'title', 'bio', 'city', 'skill'] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];
