import { render, screen } from '@testing-library/react';
import { OPTION_LISTS } from '@plumbline/shared-schema/options';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { statusLook, type StatusList } from './status-looks';

const LISTS = [
  'jobStatus',
  'applicationState',
  'offerState',
  'inviteStatus',
  'contractStatus',
  'submissionStatus',
  'paymentStatus',
] as const satisfies readonly StatusList[];

test.each(LISTS)('every %s has a colour and a picture', (list) => {
  for (const status of OPTION_LISTS[list]) expect(statusLook(list, status as never)).toHaveProperty('Icon');
});

test('what means the same looks the same, whatever it is the status of', () => {
  const waiting = statusLook('offerState', 'pending');
  expect(statusLook('inviteStatus', 'pending')).toBe(waiting);
  expect(statusLook('paymentStatus', 'pending')).toBe(waiting);
  expect(statusLook('submissionStatus', 'submitted')).toBe(waiting);
  expect(statusLook('inviteStatus', 'accepted')).toBe(statusLook('offerState', 'accepted'));
});

test('a status is said by its label, or as the page says it', () => {
  render(<StatusChip of="contractStatus" status="completed" />);
  render(<StatusChip of="offerState" status="pending" label="Offer Sent" />);
  expect(screen.getByText('Completed')).toBeVisible();
  expect(screen.getByText('Offer Sent')).toBeVisible();
  expect(screen.queryByText('Pending')).not.toBeInTheDocument();
});
