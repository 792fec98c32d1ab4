import { useKeptFocus, useWanted } from '@plumbline/shared-ui/action';
import { IconButton } from '@plumbline/shared-ui/actions';
import { BookmarkBorderIcon, BookmarkIcon } from '@plumbline/shared-ui/more-icons';

type SaveIconProps = {
  /** undefined: not known yet; the place is kept. */
  isSaved: boolean | undefined;
  /** What a click does. */
  labels: { save: string; unsave: string };
  /** Resolves to whether it worked; a failure has been shown. */
  onSave: (isWanted: boolean) => Promise<boolean>;
  'aria-describedby'?: string | undefined;
};

/** Saves a card's row for later: the `save` of an `EntryCard`. */
export function SaveIcon({ isSaved, labels, onSave, ...props }: SaveIconProps) {
  const { isOn, isSaving, toggle } = useWanted(isSaved, onSave);
  const button = useKeptFocus(isSaving);

  return (
    <IconButton
      {...props}
      ref={button}
      label={isOn ? labels.unsave : labels.save}
      color="primary"
      loading={isSaving}
      onClick={() => void toggle()}
      sx={{ flexShrink: 0, visibility: isOn === undefined ? 'hidden' : 'visible' }}
    >
      {isOn ? <BookmarkIcon /> : <BookmarkBorderIcon />}
    </IconButton>
  );
}
