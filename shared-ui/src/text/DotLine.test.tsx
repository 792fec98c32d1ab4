import { DotLine } from '@plumbline/shared-ui/text';
import { render, screen } from '@testing-library/react';

test('facts have dots between them, each of which stays with the fact that follows it', () => {
  render(
    <p>
      <DotLine facts={['Boston', undefined, '', '2 contracts completed', 'Available now']} />
    </p>,
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent('Boston · 2 contracts completed · Available now');
  expect(screen.getByText('Boston')).toHaveTextContent(/^Boston$/);
  expect(screen.getByText('Available now')).toHaveTextContent(/^· Available now$/);
});
