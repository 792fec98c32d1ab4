import { Box } from '@plumbline/shared-ui/layout';
import { Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useBoot } from '../boot/use-site';
import { Footer } from '../chrome/Footer';
import { Header } from '../chrome/Header';
import { SkipLink } from '../chrome/SkipLink';
import { VerifyNotice } from '../chrome/VerifyNotice';
import { IsolatedBar } from '../isolated/isolated-parts';
import { LateNews } from '../news/LateNews';
import { DepartureProvider } from '../session/DepartureProvider';
import { useKeptPreferences } from '../session/use-kept-preferences';
import { useViewer } from '../session/use-viewer';
import { ArrivalNotice } from './ArrivalNotice';
import { CleanupBoundary } from './CleanupBoundary';
import { useArrival } from './use-arrival';
import { useOutcome } from './use-route-table';

export function Frame() {
  const main = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const outcome = useOutcome(useViewer());
  const isBare = outcome?.kind === 'page' && outcome.target.page.chrome === 'bare';
  useArrival(main);
  useKeptPreferences();
  const isIsolated = useBoot().settings.preview !== null;

  return (
    <DepartureProvider>
      <SkipLink />
      <ArrivalNotice />
      {isIsolated && (
        <Suspense>
          <IsolatedBar hasHeader={!isBare} />
        </Suspense>
      )}
      <CleanupBoundary place={key}>{!isBare && <Header />}</CleanupBoundary>
      {!isBare && <VerifyNotice />}
      <Box
        component="main"
        id="main"
        ref={main}
        tabIndex={-1}
        sx={{ minHeight: isBare ? '100dvh' : 'calc(100dvh - 64px)', outline: 'none' }}
      >
        <CleanupBoundary place={key}>
          <Outlet />
        </CleanupBoundary>
      </Box>
      {!isBare && <Footer />}
      <LateNews />
    </DepartureProvider>
  );
}
