import { Form, MoneyField, NumberField, SubmitButton, useZodForm } from '@plumbline/shared-ui/Form';
import { createI18n } from '@plumbline/shared-ui/i18n';
import { savePortfolioItemSchema } from '@plumbline/shared-schema/portfolios';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

const schema = savePortfolioItemSchema.pick({ cost: true, serviceTime: true });
type Values = { cost: number | ''; serviceTime: number | '' };

function WorkForm({ start, onSubmit }: { start: Values; onSubmit: (values: unknown) => void }) {
  const form = useZodForm({ schema, defaultValues: start });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <MoneyField name="cost" label="Cost" helperText="What was paid" />
      <NumberField name="serviceTime" label="Days" />
      <button type="button" onClick={() => form.setValue('cost', 99.5)}>
        All of it
      </button>
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}

async function show(language: 'en' | 'fr', start: Values = { cost: '', serviceTime: 3 }) {
  const onSubmit = jest.fn();
  const loadNamespace = async (namespace: string, lng: string) =>
    namespace === 'ui'
      ? ((await import(`../locales/${lng}.json`)) as object)
      : ((await import(`../../../shared-schema/src/locales/${lng}.json`)) as object);
  const i18n = await createI18n({ loadNamespace, language });
  await i18n.loadNamespaces(['ui', 'schema']);
  const router = createMemoryRouter([{ path: '/', element: <WorkForm start={start} onSubmit={onSubmit} /> }]);
  render(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  const user = userEvent.setup();
  return {
    user,
    onSubmit,
    cost: screen.getByRole('textbox', { name: 'Cost' }),
    days: screen.getByRole('textbox', { name: 'Days' }),
    save: () => user.click(screen.getByRole('button', { name: 'Save' })),
  };
}

test.each([
  ['en', '19,50', 19.5, '$19.50'],
  ['en', '1,234', 1234, '$1,234'],
  ['en', '1.234,56', 1234.56, '$1,234.56'],
  ['fr', '19,50', 19.5, '19,50 $US'],
  ['fr', '1 234,56', 1234.56, '1 234,56 $US'],
  ['fr', '1,234.56', 1234.56, '1 234,56 $US'],
] as const)(
  'on a page in %s "%s" is %d dollars, and the field says so',
  async (...[language, typed, dollars, said]) => {
    const { user, cost, save, onSubmit } = await show(language);
    await user.type(cost, typed);
    await user.tab();
    expect(cost).toHaveValue(typed);
    expect(cost).toHaveAccessibleDescription(
      expect.stringMatching(new RegExp(`^${said.replace(/[$ ]/g, '.')}.*What was paid`)),
    );
    await save();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ cost: dollars, serviceTime: 3 }));
  },
);

test.each([
  ['en', '1.234', /read in two ways/],
  ['fr', '1.234', /deux façons/],
  ['fr', '1,234', /deux façons/],
  ['en', 'ten', /enter a number/],
] as const)('on a page in %s "%s" is refused and stays', async (language, typed, reason) => {
  const { user, cost, save, onSubmit } = await show(language);
  await user.type(cost, typed);
  await save();
  await waitFor(() => expect(cost).toHaveAccessibleDescription(reason));
  expect(cost).toHaveValue(typed);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an amount that stood there is written as the page writes it, and can be cleared and written anew', async () => {
  const { user, cost, save, onSubmit } = await show('fr', { cost: 1200.5, serviceTime: 3 });
  expect(cost).toHaveValue('1200,50');
  await user.clear(cost);
  expect(cost).toHaveValue('');
  await user.type(cost, '900');
  expect(cost).toHaveAccessibleDescription('What was paid');
  await save();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ cost: 900, serviceTime: 3 }));
});

test('what the form sets takes the place of what was typed', async () => {
  const { user, cost } = await show('en');
  await user.type(cost, '12,5');
  await user.click(screen.getByRole('button', { name: 'All of it' }));
  expect(cost).toHaveValue('99.50');
});

test('days are whole, and read in the same way', async () => {
  const { user, cost, days, save, onSubmit } = await show('en');
  await user.type(cost, '5');
  await user.clear(days);
  await user.type(days, '1,000');
  await save();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ cost: 5, serviceTime: 1000 }));
});
