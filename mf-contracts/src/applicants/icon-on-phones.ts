import { visuallyHidden } from '@plumbline/shared-ui/text';
import { ON_PHONES } from '@plumbline/shared-ui/theme';

/** The words of a button whose icon is enough on phones: they name it everywhere. */
export const wordsFromTablets = { [ON_PHONES]: visuallyHidden };

/** That button. */
export const iconOnPhones = {
  [ON_PHONES]: { minWidth: 48, px: 1.5, '& .MuiButton-startIcon': { mx: 0 } },
};
