export { titleCase, capitalise } from './case';
export { truncateCharacters, truncateWords } from './truncate';
export { formatsFor } from './formats';
export type { Formats } from './formats';
export { useFormat } from './use-format';
