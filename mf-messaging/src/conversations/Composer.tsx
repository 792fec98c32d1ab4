import type { ClipboardEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { MESSAGE_MAX } from '@plumbline/shared-schema/limits';
import { pressedKey } from '@plumbline/shared-ui/action';
import { IconButton } from '@plumbline/shared-ui/actions';
import { TextInput } from '@plumbline/shared-ui/fields';
import { useFormat } from '@plumbline/shared-ui/format';
import { Stack } from '@plumbline/shared-ui/layout';
import { MenuButton } from '@plumbline/shared-ui/menus';
import { FileIcon, SendIcon } from '@plumbline/shared-ui/more-icons';
import { OpenPlaceholders } from '@plumbline/shared-ui/templates';
import { AttachButton } from '../attachments/AttachButton';
import { ChosenFiles } from '../attachments/ChosenFiles';
import type { Attachments } from '../attachments/use-attachments';

type ComposerProps = {
  input: RefObject<HTMLTextAreaElement | null>;
  /** At once: it comes in the place of something that had the focus. */
  isFocused: boolean;
  text: string;
  onChange: (text: string) => void;
  /** At each key. */
  onTyping: () => void;
  attachments: Attachments;
  /** Entries of the menu with templates. */
  templates: ReactNode;
  onSend: (content: string, files: readonly File[]) => void;
};

/** Writes the next message. Enter sends it, Shift+Enter begins a line. */
export function Composer(props: ComposerProps) {
  const { input, isFocused, text, onChange, onTyping, attachments, templates, onSend } = props;
  const { t } = useTranslation('messaging');
  const { number } = useFormat();
  const content = text.trim();
  const isTooLong = content.length > MESSAGE_MAX;
  const canSend = (content !== '' || attachments.files.length > 0) && !isTooLong;

  function send() {
    if (!canSend) return;
    onSend(content, attachments.files);
    onChange('');
    attachments.clear();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (pressedKey(event) !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  }

  return (
    <Stack
      component="form"
      spacing={1}
      sx={{ p: { xs: 1, sm: 1.5 }, borderTop: 1, borderColor: 'divider' }}
      onPaste={(event) => attachments.add(pastedFiles(event))}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <ChosenFiles attachments={attachments} onRemoved={() => input.current?.focus()} />
      <OpenPlaceholders text={text} />
      <Stack direction="row" spacing={{ xs: 0.5, sm: 1 }} sx={{ alignItems: 'flex-end' }}>
        <AttachButton onChoose={attachments.add} />
        <MenuButton label={t('ui:templates.use')} content={<FileIcon />} sx={{ minWidth: 44, px: 1 }}>
          {templates}
        </MenuButton>
        <TextInput
          multiline
          maxRows={6}
          size="small"
          placeholder={t('thread.placeholder')}
          value={text}
          error={isTooLong}
          helperText={isTooLong && t('thread.tooLong', { limit: number(MESSAGE_MAX) })}
          inputRef={input}
          autoFocus={isFocused}
          onChange={({ target }) => {
            onChange(target.value);
            if (target.value.trim() !== '') onTyping();
          }}
          onKeyDown={onKeyDown}
          slotProps={{ htmlInput: { 'aria-label': t('thread.placeholder'), enterKeyHint: 'send' } }}
        />
        <IconButton type="submit" color="primary" label={t('thread.send')} disabled={!canSend}>
          <SendIcon />
        </IconButton>
      </Stack>
    </Stack>
  );
}

/** Takes them from the event. A table copied from an office program comes as text and as its picture: the text is meant. */
function pastedFiles(event: ClipboardEvent): File[] {
  const { files, types } = event.clipboardData;
  if (files.length === 0 || types.includes('text/plain')) return [];
  event.preventDefault();
  return Array.from(files);
}
