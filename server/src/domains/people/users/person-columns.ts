/** Columns of `users`, or of an alias of it, that `UserViews.person` needs. */
export function personColumns<Id, Name, Company, File, Deleted, Suspended>({
  id,
  fullName,
  companyName,
  profileFileId,
  deletedAt,
  suspendedAt,
}: {
  id: Id;
  fullName: Name;
  companyName: Company;
  profileFileId: File;
  deletedAt: Deleted;
  suspendedAt: Suspended;
}) {
  return { id, fullName, companyName, profileFileId, deletedAt, suspendedAt };
}
