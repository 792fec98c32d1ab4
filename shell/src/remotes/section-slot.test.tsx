import { Page } from '@plumbline/shared-ui/Page';
import { Slot } from '@plumbline/shared-ui/Slot';
import { screen } from '@testing-library/react';
import { aRemote } from '../fake-site/testing/a-boot';
import { demoFederation, demoRemotes } from '../fake-site/testing/demo-remotes';
import { renderSite } from '../fake-site/testing/render-site';

test('a slot that is most of its page fails as a page does, below the page’s own heading', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const federation = demoFederation();
  federation.serve('mf-jobs ./job-search', () => ({
    JobSearchPage: () => (
      <Page title="Settings">
        <Slot name="settings.notifications/v1" />
      </Page>
    ),
  }));
  federation.serve('mf-news ./choices', () => {
    throw new Error('404');
  });
  const slots = [{ slot: 'settings.notifications/v1', expose: './choices' }] as const;
  const remotes = [...demoRemotes, aRemote('mf-news', { slots: [...slots] })];
  await renderSite({ route: '/jobs', remotes, federation });
  expect(await screen.findByRole('alert')).toHaveTextContent(/mf-news 1\.2\.3, reference \w{8}/);
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});
