import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useId, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { DialogContext } from './dialog-context';
import { DialogHead } from './DialogHead';
import { PAPER_ONLY, PRINTS_SHEET } from './print-styles';

export type TitledDialogProps = {
  title: ReactNode;
  /** Above the title and part of the accessible name: the kind of thing it is. */
  overline?: string | undefined;
  /** Chips below the title. */
  status?: ReactNode;
  /** Above the title, which is then centred: for a dialog that only informs. */
  icon?: ReactNode;
  /** Read with the title when the dialog opens. */
  text?: ReactNode;
  /** Buttons at the bottom, visible however long the content is. */
  actions?: ReactNode;
  /** False while a dialog that stays mounted fades out. */
  isOpen?: boolean;
  /** `page`: full-screen on a phone. `sheet`: at the lower edge of a phone, with the page in sight above it. */
  size?: 'xs' | 'sm' | 'page' | 'sheet';
  /** Printed instead of the dialog and the page. */
  sheet?: ReactNode;
  /** For a dialog with its own button that closes it. */
  isWithoutCloseButton?: boolean;
  /** Close button, Esc or a click on the backdrop. */
  onClose: () => void;
  onExited?: () => void;
  children?: ReactNode;
};

const PHONE_MARGINS = { mx: { xs: 1.5, sm: 4 }, width: { xs: 'calc(100% - 24px)' } };
const WHOLE_PHONE = {
  m: { xs: 0, sm: 4 },
  width: { xs: '100%', sm: 'calc(100% - 64px)' },
  height: { xs: '100%', sm: 'auto' },
  maxHeight: { xs: 'none', sm: 'calc(100% - 64px)' },
  borderRadius: { xs: 0, sm: 2 },
};
const LOWER_EDGE = {
  m: { xs: 0, sm: 4 },
  width: { xs: '100%', sm: 'calc(100% - 64px)' },
  maxHeight: 'calc(100% - 64px)',
  pb: { xs: 'env(safe-area-inset-bottom, 0px)', sm: 0 },
  alignSelf: { xs: 'flex-end', sm: 'center' },
  borderRadius: { xs: '16px 16px 0 0', sm: 2 },
};
const FRAMES = {
  xs: { isPage: false, maxWidth: 'xs', paper: { sx: PHONE_MARGINS } },
  sm: { isPage: false, maxWidth: 'sm', paper: { sx: PHONE_MARGINS } },
  page: { isPage: true, maxWidth: 'md', paper: { sx: WHOLE_PHONE } },
  sheet: { isPage: true, maxWidth: 'md', paper: { sx: LOWER_EDGE } },
} as const;
const FOOT = {
  px: 3,
  py: 2,
  gap: 1,
  flexWrap: 'wrap',
  borderTop: 1,
  borderColor: 'divider',
  '& > button': { width: { xs: '100%', sm: 'auto' } },
};
const NEWS_FOOT = { px: 3, pb: 3, gap: 1, justifyContent: 'center' } as const;
/** Room for the floating label of a first field. */
const CONTENT = { pb: 3, '&&': { pt: 1 } };
const PAGE_CONTENT = { '&&': { px: 3, py: { xs: 2, sm: 3 } } };

/** Its title is its accessible name. It stays open while a `DialogForm` in it is being sent. */
export function TitledDialog(props: TitledDialogProps) {
  const { title, overline, status, icon, text, actions, sheet, isOpen = true, size = 'sm' } = props;
  const { isWithoutCloseButton, onClose, onExited, children } = props;
  const id = useId();
  const textId = text === undefined ? undefined : `${id}-text`;
  const { isPage, maxWidth, paper } = FRAMES[size];
  const isHeld = useRef(false);
  const dialog = useMemo(
    () => ({
      isOpen,
      hold(next: boolean) {
        isHeld.current = next;
      },
    }),
    [isOpen],
  );
  function close() {
    if (!isHeld.current) onClose();
  }

  return (
    <Dialog
      open={isOpen}
      onClose={close}
      aria-labelledby={id}
      aria-describedby={textId}
      fullWidth
      maxWidth={maxWidth}
      slotProps={{ paper, transition: { onExited } }}
      {...(sheet && PRINTS_SHEET)}
    >
      <DialogHead
        {...{ id, title, overline, status, icon }}
        isRuled={isPage}
        onClose={isWithoutCloseButton ? undefined : close}
      />
      <Content {...{ isPage, text, textId, icon }}>
        <DialogContext value={dialog}>{children}</DialogContext>
      </Content>
      {actions && (
        <DialogActions disableSpacing sx={icon ? NEWS_FOOT : FOOT}>
          {actions}
        </DialogActions>
      )}
      {sheet && <Box {...PAPER_ONLY}>{sheet}</Box>}
    </Dialog>
  );
}

type ContentProps = Pick<TitledDialogProps, 'text' | 'icon' | 'children'> & {
  isPage: boolean;
  textId: string | undefined;
};

function Content({ isPage, text, textId, icon, children }: ContentProps) {
  return (
    <DialogContent sx={{ ...(isPage ? PAGE_CONTENT : CONTENT), textAlign: icon ? 'center' : undefined }}>
      {text !== undefined && (
        <DialogContentText id={textId} sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>
          {text}
        </DialogContentText>
      )}
      {children}
    </DialogContent>
  );
}
