import { createRef } from 'react';
import { fireEvent, renderPage, screen } from '@plumbline/testing/render';
import { Composer } from './Composer';

const NO_FILES = { files: [], refusals: [], add: () => {}, remove: () => {}, clear: () => {} };

test.each([
  ['during it', { isComposing: true }],
  ['after it, as Safari does', { keyCode: 229 }],
])('an Enter that picks the word of a composition, reported %s, sends nothing', async (_when, init) => {
  const onSend = jest.fn();
  await renderPage(
    <Composer
      input={createRef()}
      isFocused
      text="こんにちは"
      onChange={() => undefined}
      onTyping={() => undefined}
      attachments={NO_FILES}
      templates={null}
      onSend={onSend}
    />,
  );
  const box = screen.getByRole('textbox');
  fireEvent.keyDown(box, { key: 'Enter', ...init });
  expect(onSend).not.toHaveBeenCalled();
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(onSend).toHaveBeenCalledTimes(1);
});
