import { createContext } from 'react';

type DialogState = {
  /** False while the dialog fades out, when a second click must do nothing. */
  isOpen: boolean;
  /** While held, Esc, the backdrop and the close button do nothing: an answer is on its way. */
  hold: (isHeld: boolean) => void;
};

export const DialogContext = createContext<DialogState>({ isOpen: true, hold: () => undefined });
