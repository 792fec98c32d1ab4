import { useEffect } from 'react';
import { faultOf } from '../boot/faults';
import { useBoot } from '../boot/use-boot';
import { PageFailure } from '../remotes/PageFailure';
import { RemoteBoundary } from '../remotes/RemoteBoundary';
import { focusHeadingOf } from '../routing/heading-focus';
import { NotFoundPage } from './NotFoundPage';

/** A path that no remote declares. A remote whose declarations cannot be read may have meant it, and says so. */
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
  return (
    <RemoteBoundary
      key={mute.name}
      remote={mute}
      expose="./unknown"
      kind="page"
      pending={null}
      failed={(failed) => <PageFailure {...failed} />}
    />
  );
}
