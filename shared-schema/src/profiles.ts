/** Types of a profile's picture and of those in a portfolio. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

/** What makes a profile complete, in the order to fill it: the ranking counts the same. */
export const PROFILE_PARTS = ['picture', 'title', 'bio', 'city', 'skill'] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

type NameParts = { companyName?: string | null; fullName: string };

/** A company's name comes before that of its contact. */
export function displayName({ companyName, fullName }: NameParts): string {
  return companyName || fullName;
}

/** How somebody is greeted: a company by its name, everybody else by their first. */
export function greetedName({ companyName, fullName }: NameParts): string {
  const [firstName = ''] = fullName.trim().split(/\s+/);
  return companyName || firstName;
}

/** Where somebody's profile is. Without `userType` it is the page of all, which leads on to that of a company. */
export function profilePath({ _id, userType }: { _id: string; userType?: string }): string {
  return userType === 'company' ? `/company-profile?id=${_id}` : `/professionals/${_id}`;
}
