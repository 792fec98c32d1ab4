import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useApplyMutation } from '@plumbline/shared-api/applications';
import { useGetJobQuery } from '@plumbline/shared-api/jobs';
import { useSession } from '@plumbline/shared-api/session';
import { Button } from '@plumbline/shared-ui/actions';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { toast } from '@plumbline/shared-ui/toasts';
import { anId } from '@plumbline/testing/builders/ids';
import { aJobWithDetails } from '@plumbline/testing/builders/jobs';
import { renderPage, screen, waitFor } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';

function SamplePage() {
  const { t } = useTranslation('testing');
  const { jobId = '' } = useParams();
  const job = useGetJobQuery(jobId);
  const [apply] = useApplyMutation();
  const { isContractor } = useSession();
  const navigate = useNavigate();
  const onApply = async () => {
    try {
      await apply({ jobId, coverLetter: 'Hello' }).unwrap();
      await navigate(`/jobs/${jobId}?sent=1`);
    } catch (error) {
      toast.error((error as { message: string }).message);
    }
  };
  return (
    <Page title={t('sample.title')}>
      <QueryBoundary query={job}>
        {({ title, postedBy }) => (
          <p>
            {title} {t('sample.posted', { name: postedBy.fullName })}
          </p>
        )}
      </QueryBoundary>
      {isContractor && <Button onClick={() => void onApply()}>{t('sample.apply')}</Button>}
    </Page>
  );
}

function SpeechlessPage() {
  const { t } = useTranslation('testing');
  return <Page title={t('sample.nowhere')}>{null}</Page>;
}

const id = anId(10);
const asked = { route: `/jobs/${id}`, path: '/jobs/:jobId' };

test('a page shows what the network answers, in the reader’s language', async () => {
  server.use(reply.job());
  await renderPage(<SamplePage />, { ...asked, language: 'fr' });
  expect(screen.getByRole('heading', { level: 1, name: 'Chantier' })).toBeVisible();
  expect(await screen.findByText(/Publié par Nora Lindqvist/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Postuler' })).not.toBeInTheDocument();
});

test('a signed-in person acts, the call carries the token, and the page moves on', async () => {
  server.use(reply.job(aJobWithDetails()), reply.applied());
  const calls = recordCalls();
  const { user, location } = await renderPage(<SamplePage />, { ...asked, user: signedIn.contractor() });
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(location()).toMatchObject({ pathname: `/jobs/${id}`, search: '?sent=1' }));
  const apply = calls.find(({ method }) => method === 'POST');
  expect(apply).toMatchObject({ path: '/applications/apply', body: { jobId: id, coverLetter: 'Hello' } });
  expect(apply?.headers.get('authorization')).toBe('Bearer test-token');
});

test('an error of the server reaches the toast', async () => {
  server.use(
    reply.job(),
    reply.error('POST /applications/apply', 'ALREADY_APPLIED', {
      message: 'You have already applied to this job',
    }),
  );
  const { user } = await renderPage(<SamplePage />, { ...asked, user: signedIn.contractor() });
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  expect((await screen.findAllByText('You have already applied to this job')).length).toBeGreaterThan(0);
});

test('a page is checked for accessibility', async () => {
  server.use(reply.job());
  const { container } = await renderPage(<SamplePage />, asked);
  await screen.findByText(/Posted by/);
  await expect(container).toHaveNoViolations();
});

test('a missing text fails the test', async () => {
  await expect(renderPage(<SpeechlessPage />)).rejects.toThrow('No text for "testing:sample.nowhere"');
});

test('a test can go elsewhere and come back', async () => {
  server.use(reply.job());
  const { navigate, location } = await renderPage(<SamplePage />, asked);
  await screen.findByText(/Posted by/);
  await navigate('/elsewhere');
  expect(location().pathname).toBe('/elsewhere');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  await navigate(-1);
  expect(await screen.findByText(/Posted by/)).toBeVisible();
});
