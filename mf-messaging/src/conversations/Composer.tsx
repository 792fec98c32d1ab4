import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MESSAGE_MAX } from '@plumbline/shared-schema/limits';
import { IconButton } from '@plumbline/shared-ui/actions';
import { TextInput } from '@plumbline/shared-ui/fields';
import { useFormat } from '@plumbline/shared-ui/format';
import { SendIcon } from '@plumbline/shared-ui/icons';
import { Stack } from '@plumbline/shared-ui/layout';

type ComposerProps = {
  text: string;
  onChange: (text: string) => void;
  /** At each key. */
  onTyping: () => void;
  onSend: (content: string) => void;
};

/** Writes the next message. Enter sends it, Shift+Enter begins a line. */
export function Composer({ text, onChange, onTyping, onSend }: ComposerProps) {
  const { t } = useTranslation('messaging');
  const { number } = useFormat();
  const content = text.trim();
  const isTooLong = content.length > MESSAGE_MAX;
  const canSend = content !== '' && !isTooLong;

  function send() {
    if (!canSend) return;
    onSend(content);
    onChange('');
  }

  function onKeyDown(event: KeyboardEvent) {
    // An Enter that ends an input method's composition chooses a word, it does not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <Stack
      component="form"
      direction="row"
      spacing={1}
      sx={{ p: { xs: 1, sm: 1.5 }, alignItems: 'flex-end', borderTop: 1, borderColor: 'divider' }}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextInput
        multiline
        maxRows={6}
        size="small"
        placeholder={t('thread.placeholder')}
        value={text}
        error={isTooLong}
        helperText={isTooLong && t('thread.tooLong', { limit: number(MESSAGE_MAX) })}
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
  );
}
