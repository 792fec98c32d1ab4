import { SlotLoaderContext, type SlotLoaderProps } from '@plumbline/shared-ui/Slot';
import { render } from '@testing-library/react';
import { Bell } from './Bell';

const Loading = ({ pending }: SlotLoaderProps) => pending;

test('the place of the bell is kept while it loads', () => {
  const { container } = render(
    <SlotLoaderContext value={Loading}>
      <Bell />
    </SlotLoaderContext>,
  );
  expect(container.firstElementChild).toHaveStyle({ width: '44px', height: '44px' });
});
