/** A file of the package under test, by its path. */
export const importFile = (file: string): Promise<unknown> => import(file);
