import { ButtonLink } from '@plumbline/shared-ui/actions';
import { Box } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Page } from '@plumbline/shared-ui/Page';
import { useTranslation } from 'react-i18next';
import { useEffect } from 'react';
import { faultOf } from '../boot/faults';
import { useBoot } from '../remotes/use-site';
import { RemoteBoundary } from '../remotes/RemoteBoundary';
import { focusHeadingOf } from '../routing/heading-focus';

const NotFoundHelp = lazily(() => import('./NotFoundHelp'), 'NotFoundHelp');

/** A remote whose declarations cannot be read may own the path; then its fault is shown instead of "not found". */
export function UnknownPage() {
  const mute = useBoot().remotes.find(
    (remote) => faultOf(remote) !== undefined && remote.manifest.pages.length === 0,
  );

  useEffect(() => {
    if (!mute) return;
    return () => {
      const main = document.getElementById('main');
      if (main) focusHeadingOf(main);
    };
  }, [mute]);

  if (!mute) return <NotFoundPage />;
  return <RemoteBoundary key={mute.name} remote={mute} expose="./unknown" kind="page" pending={null} />;
}

function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <Page title={t('notFound.title')}>
      <ButtonLink to="/" variant="contained">
        {t('notFound.home')}
      </ButtonLink>
      <Box sx={{ mt: 4, minHeight: 320 }}>
        <NotFoundHelp />
      </Box>
    </Page>
  );
}
