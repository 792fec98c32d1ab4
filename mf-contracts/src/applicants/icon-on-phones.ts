import { visuallyHidden } from '@plumbline/shared-ui/text';

const PHONE = '@media (max-width:599.95px)';

/** The words of a button whose icon is enough on phones: they name it everywhere. */
export const wordsFromTablets = { [PHONE]: visuallyHidden };

/** That button. */
export const iconOnPhones = {
  [PHONE]: { minWidth: 48, px: 1.5, '& .MuiButton-startIcon': { mx: 0 } },
};
