/** Shown as a picture; anything else by its name. */
export const isPicture = ({ type }: { type: string }): boolean => type.startsWith('image/');
