/** The schema of a saved search without the query, which the page adds. Loads zod when it is called. */
export async function loadNamingSchema() {
  const { createSavedSearchSchema } = await import('@plumbline/shared-schema/saved-searches');
  return createSavedSearchSchema.omit({ query: true });
}

export async function loadNameSchema() {
  const { createSavedSearchSchema } = await import('@plumbline/shared-schema/saved-searches');
  return createSavedSearchSchema.pick({ name: true });
}
