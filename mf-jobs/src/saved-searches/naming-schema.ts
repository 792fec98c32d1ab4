/** What a person says of a search to keep; what it looks for goes along with it. Brings zod when it is called. */
export async function loadNamingSchema() {
  const { createSavedSearchSchema } = await import('@plumbline/shared-schema/saved-searches');
  return createSavedSearchSchema.omit({ query: true });
}

/** Its name alone. */
export async function loadNameSchema() {
  const { createSavedSearchSchema } = await import('@plumbline/shared-schema/saved-searches');
  return createSavedSearchSchema.pick({ name: true });
}
