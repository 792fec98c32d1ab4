import { PHONE } from '@plumbline/shared-ui/phone';
import { visuallyHidden } from '@plumbline/shared-ui/text';

const ON_PHONES = `@media ${PHONE}`;

/** The words of a button whose icon is enough on phones: they name it everywhere. */
export const wordsFromTablets = { [ON_PHONES]: visuallyHidden };

/** That button. */
export const iconOnPhones = {
  [ON_PHONES]: { minWidth: 48, px: 1.5, '& .MuiButton-startIcon': { mx: 0 } },
};
