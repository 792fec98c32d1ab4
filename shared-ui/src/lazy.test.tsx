import { lazily } from '@plumbline/shared-ui/lazy';
import { render, screen } from '@testing-library/react';

type GreetingProps = { name: string };
const Greeting = ({ name }: GreetingProps) => <p>Hello {name}</p>;

test('a lazy component shows its fallback until it came, then itself with its props', async () => {
  const load = jest.fn(() => Promise.resolve({ Greeting, LIMIT: 3 }));
  const LazyGreeting = lazily(load, 'Greeting', <p>Wait</p>);
  expect(load).not.toHaveBeenCalled();
  render(<LazyGreeting name="Ada" />);
  expect(screen.getByText('Wait')).toBeVisible();
  expect(await screen.findByText('Hello Ada')).toBeVisible();
  expect(screen.queryByText('Wait')).not.toBeInTheDocument();
});
