import { SiteSettingsContext } from '@plumbline/shared-ui/site-settings';
import { renderPage, screen } from '@plumbline/testing/render';
import { ContactPage } from './ContactPage';

test('the contact page gives address, mail and telephone, and leads to the about page', async () => {
  const { container } = await renderPage(<ContactPage />);
  expect(screen.getByRole('link', { name: 'hello@plumbline.example' })).toHaveAttribute(
    'href',
    'mailto:hello@plumbline.example',
  );
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/support');
  expect(screen.getByRole('link', { name: 'How Plumbline works' })).toHaveAttribute('href', '/about');
  expect(screen.queryByText(/made up/)).not.toBeInTheDocument();
  await expect(container).toHaveNoViolations();
});

test('the demo says that its address is made up', async () => {
  await renderPage(
    <SiteSettingsContext value={{ profile: 'demo', showClaims: true, demoAccounts: [] }}>
      <ContactPage />
    </SiteSettingsContext>,
    { language: 'fr' },
  );
  expect(screen.getByText(/L’adresse et le numéro sont fictifs/)).toBeVisible();
});
