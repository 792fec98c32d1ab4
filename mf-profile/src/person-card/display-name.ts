/** A company's name comes before that of its contact. */
export function displayName({
  companyName,
  fullName,
}: {
  companyName: string | null;
  fullName: string;
}): string {
  return companyName || fullName;
}
