import { aTemplate } from '@plumbline/testing/builders/templates';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { actingAs, signedIn } from '@plumbline/testing/signed-in';
import type { User } from '@plumbline/shared-schema/users';
import { TemplatesTab } from './TemplatesTab';

const show = (user: User = signedIn.contractor(), language: 'en' | 'fr' = 'en') =>
  renderPage(<TemplatesTab />, { route: '/setting?tab=templates', path: '/setting', user, language });

test('a template is written, and placeholders are explained [TPL-01]', async () => {
  server.use(reply.templates([]), reply.templateSaved('post', aTemplate()));
  const calls = recordCalls();
  const { user } = await show();
  expect(await screen.findByText('No template yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New template' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New template' }));
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Application letter',
    'Message',
    'Quote',
  ]);
  await user.selectOptions(dialog.getByLabelText('For'), 'Application letter');
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Monday');
  const text = dialog.getByRole('textbox', { name: 'Text' });
  expect(text).toHaveAccessibleDescription(/\{client\} and \{professional\}/);
  await user.type(text, 'Dear {{client}');
  server.use(reply.templates([aTemplate()]));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Monday')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/templates',
    body: { kind: 'letter', name: 'Monday', text: 'Dear {client}' },
  });
});

test.each(['en', 'fr'] as const)(
  'one is changed in its dialog, another removed after a question (%s)',
  async (language) => {
    const template = aTemplate();
    server.use(reply.templates([template]), reply.templateSaved('put', template), reply.templateRemoved());
    const calls = recordCalls();
    const { user, container } = await show(signedIn.contractor(), language);
    const words =
      language === 'en'
        ? { edit: 'Edit “Monday”', name: 'Name', save: 'Save', remove: 'Remove “Monday”', confirm: 'Remove' }
        : {
            edit: /^Modifier/,
            name: 'Nom',
            save: 'Enregistrer',
            remove: /^Supprimer/,
            confirm: 'Supprimer',
          };
    await user.click(await screen.findByRole('button', { name: words.edit }));
    const name = await screen.findByRole('textbox', { name: words.name });
    expect(name).toHaveValue('Monday');
    await user.type(name, '!');
    await user.click(screen.getByRole('button', { name: words.save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(container).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: words.remove }));
    server.use(reply.templates([]));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: words.confirm }),
    );
    await waitFor(() => expect(screen.queryByText('Monday')).not.toBeInTheDocument());
    expect(calls.filter(({ method }) => method !== 'GET').map(({ method }) => method)).toEqual([
      'PUT',
      'DELETE',
    ]);
  },
);

test('of a company’s a viewer reads, and changes nothing [TPL-03]', async () => {
  server.use(reply.templates([aTemplate({ kind: 'offer' })]));
  await show(actingAs('viewer'));
  expect(await screen.findByText('Monday')).toBeVisible();
  expect(screen.getByText(/Everybody in the team uses them/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('with fifty no other is written [TPL-02]', async () => {
  const rows = Array.from({ length: 50 }, (_, index) => aTemplate({ _id: String(index) }));
  server.use(reply.templates(rows));
  await show();
  expect(await screen.findByText(/^You have the maximum number of templates/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'New template' })).not.toBeInTheDocument();
});
