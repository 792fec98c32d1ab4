import { clientDetailsSchema } from '@plumbline/shared-schema/auth';
import { toLatLng } from '@plumbline/shared-schema/points';
import { Form, useZodForm } from '@plumbline/shared-ui/Form';
import { aNearestPlace } from '@plumbline/testing/builders/places';
import { renderPage, screen, waitFor } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { CountryField } from './CountryField';

const schema = clientDetailsSchema.pick({ country: true });

function Details({ country }: { country: string }) {
  const form = useZodForm({ schema, defaultValues: { country } });
  return (
    <Form form={form} onSubmit={() => Promise.resolve()}>
      <CountryField place={toLatLng(48.85, 2.35)} />
    </Form>
  );
}

test('the country is that of the place, where none is chosen yet', async () => {
  server.use(reply.nearestPlace(aNearestPlace({ country: 'FR' })));
  await renderPage(
    <>
      <Details country="Belgium" />
      <Details country="" />
    </>,
  );
  const [chosen, derived] = screen.getAllByRole('combobox', { name: 'Country' });
  await waitFor(() => expect(derived).toHaveDisplayValue('France'));
  expect(chosen).toHaveDisplayValue('Belgium');
});
