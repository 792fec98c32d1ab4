import type { Contract } from '@plumbline/shared-schema/contracts';
import type { SignedTerms, TermsConfirmation } from '@plumbline/shared-schema/signed-terms';
import { aContract, aContractEvent } from '@plumbline/testing/builders/contracts';
import { anId } from '@plumbline/testing/builders/ids';
import { AT } from '@plumbline/testing/builders/instants';
import { renderPage, screen, waitFor, within, type RenderPageOptions } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { ContractPage } from '../contract/ContractPage';

const id = anId(50);
const TEXT = 'Amount / Montant: 950.00 USD';
const DIGEST = 'a'.repeat(64);

const confirmed = (given: Partial<TermsConfirmation> = {}): TermsConfirmation => ({
  _id: anId(90),
  side: 'hirer',
  name: 'Nora L.',
  text: TEXT,
  digest: DIGEST,
  confirmedAt: AT as TermsConfirmation['confirmedAt'],
  voidedAt: null,
  ...given,
});

function open(
  confirmations: SignedTerms['confirmations'],
  allowedActions: Contract['allowedActions'],
  options: RenderPageOptions = {},
) {
  const events = confirmations.length > 0 ? [aContractEvent({ action: 'confirmTerms' })] : [];
  server.use(
    reply.contract(aContract({ allowedActions })),
    reply.contractEvents(id, events),
    reply.submissions(id, []),
    reply.signedTerms(id, { text: TEXT, digest: DIGEST, confirmations }),
  );
  return renderPage(<ContractPage />, {
    route: `/contracts/${id}`,
    path: '/contracts/:contractId',
    user: signedIn.contractor(),
    ...options,
  });
}

const section = async () => within(await screen.findByRole('region', { name: 'Signed terms' }));

test('who has confirmed the terms stands there, and who has not, and others read what was before [SGN-02]', async () => {
  await open(
    [confirmed({ _id: anId(91), name: 'N. Old', voidedAt: AT as never }), confirmed()],
    ['confirmTerms'],
  );
  const shown = await section();
  expect(await shown.findByText(/^Confirmed by Nora L\./)).toBeVisible();
  expect(shown.getByText('Not confirmed yet')).toBeVisible();
  expect(shown.getByText(`SHA-256: ${DIGEST}`)).toBeVisible();
  expect(shown.getByRole('button', { name: /^Earlier terms: N\. Old/ })).toBeVisible();
  await expect(document.body).toHaveNoViolations();
});

test('the text is read and confirmed by a name [SGN-01]', async () => {
  const { user } = await open([], ['confirmTerms']);
  await user.click((await section()).getByRole('button', { name: 'Confirm the terms' }));
  const form = within(await screen.findByRole('dialog', { name: /^Confirm the terms of/ }));
  expect(await form.findByText(TEXT)).toBeVisible();
  const send = form.getByRole('button', { name: 'Confirm the terms' });
  await user.click(send);
  expect(await form.findByText('Full name is required')).toBeVisible();
  server.use(reply.done(`POST /contracts/${id}/terms`, 'You have confirmed the terms'));
  const calls = recordCalls();
  await user.type(form.getByRole('textbox', { name: 'Your full name' }), 'Marcus Bell');
  await user.click(send);
  expect((await screen.findAllByText('You have confirmed the terms'))[0]).toBeVisible();
  await waitFor(() => {
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([
      expect.objectContaining({ body: { digest: DIGEST, name: 'Marcus Bell' } }),
    ]);
  });
});

test('nothing stands there where nobody confirmed and nobody can', async () => {
  await open([], []);
  await screen.findByRole('region', { name: 'History' });
  expect(screen.queryByRole('region', { name: 'Signed terms' })).not.toBeInTheDocument();
});
