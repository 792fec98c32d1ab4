import { createContext } from 'react';

/** False while the dialog fades out, when a second click must do nothing. */
export const DialogOpenContext = createContext(true);
