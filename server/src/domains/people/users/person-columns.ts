/** Columns of `users`, or of an alias of it, that `UserViews.person` needs. */
export function personColumns<Id, Name, Company, File>({
  id,
  fullName,
  companyName,
  profileFileId,
}: {
  id: Id;
  fullName: Name;
  companyName: Company;
  profileFileId: File;
}) {
  return { id, fullName, companyName, profileFileId };
}
