/** A media type of a picture; the attachment of a job may be any file. */
export const isPicture = (type: string | null): boolean => type?.startsWith('image/') === true;
