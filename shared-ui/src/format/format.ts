export { titleCase, capitalise } from './case';
export { truncate } from './truncate';
export { formatsFor } from './formats';
export { RelativeTime } from './RelativeTime';
export { RenderedAtContext, useNow } from './use-now';
export { useFormat } from './use-format';
export { toPersonName } from './person-name';
