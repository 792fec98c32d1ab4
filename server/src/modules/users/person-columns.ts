/** Columns of `users`, or of an alias of it, that `UserViews.person` needs. */
export function personColumns<Id, Name, File>({
  id,
  fullName,
  profileFileId,
}: {
  id: Id;
  fullName: Name;
  profileFileId: File;
}) {
  return { id, fullName, profileFileId };
}
