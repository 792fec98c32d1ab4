import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditMessageMutation } from '@plumbline/shared-api/message-changes';
import { MESSAGE_MAX } from '@plumbline/shared-schema/limits';
import { pressedKey, useAction } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { TextInput } from '@plumbline/shared-ui/fields';
import { useFormat } from '@plumbline/shared-ui/format';
import { Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

type EditComposerProps = { chatId: string; messageId: string; text: string; onClose: () => void };

/** Changes the text of a message, in the place of the composer. Enter saves, Escape leaves it as it was. */
export function EditComposer({ chatId, messageId, text: before, onClose }: EditComposerProps) {
  const { t } = useTranslation('messaging');
  const { number } = useFormat();
  const [text, setText] = useState(before);
  const [editMessage, { isLoading }] = useEditMessageMutation();
  const run = useAction();
  const content = text.trim();
  const isTooLong = content.length > MESSAGE_MAX;
  const canSave = content !== '' && !isTooLong && !isLoading;

  async function save() {
    if (!canSave) return;
    if (content === before) return onClose();
    const call = editMessage({ chatId, messageId, content }).unwrap();
    if (await run(call, { failed: t('message.editFailed') })) onClose();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (pressedKey(event) === 'Escape') onClose();
    if (pressedKey(event) !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    void save();
  }

  return (
    <Stack
      component="form"
      spacing={1}
      sx={{ p: { xs: 1, sm: 1.5 }, borderTop: 1, borderColor: 'divider' }}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('message.editing')}
      </Typography>
      <TextInput
        multiline
        maxRows={6}
        size="small"
        autoFocus
        value={text}
        error={isTooLong}
        helperText={isTooLong && t('thread.tooLong', { limit: number(MESSAGE_MAX) })}
        onFocus={({ target }) => target.setSelectionRange(text.length, text.length)}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        slotProps={{ htmlInput: { 'aria-label': t('message.editing'), enterKeyHint: 'done' } }}
      />
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
        <Button onClick={onClose}>{t('ui:cancel')}</Button>
        <Button type="submit" variant="contained" disabled={!canSave} loading={isLoading}>
          {t('message.save')}
        </Button>
      </Stack>
    </Stack>
  );
}
