import { pressedKey } from '@plumbline/shared-ui/action';
import { fireEvent, render, screen } from '@testing-library/react';

test.each([
  ['pressed by itself', { key: 'Enter' }, 'Enter'],
  ['that ends a composition', { key: 'Enter', isComposing: true }, undefined],
  ['that Safari reports after the composition', { key: 'Enter', keyCode: 229 }, undefined],
  ['that drops a composition', { key: 'Escape', isComposing: true }, undefined],
])('a key %s, for listeners of React and of the browser', (_how, init, expected) => {
  const heard: (string | undefined)[] = [];
  render(<input aria-label="Note" onKeyDown={(event) => heard.push(pressedKey(event))} />);
  const input = screen.getByLabelText('Note');
  input.addEventListener('keydown', (event) => heard.push(pressedKey(event)));
  fireEvent.keyDown(input, init);
  expect(heard).toEqual([expected, expected]);
});
