import { StoreProvider } from '@plumbline/shared-api/StoreProvider';
import { RenderedAtContext } from '@plumbline/shared-ui/format';
import { I18nextProvider } from '@plumbline/shared-ui/i18n';
import { MapSettingsContext } from '@plumbline/shared-ui/map-settings';
import { SiteSettingsContext } from '@plumbline/shared-ui/site-settings';
import { SlotLoaderContext } from '@plumbline/shared-ui/Slot';
import { AppTheme } from '@plumbline/shared-ui/theme';
import type { StyleCache } from '@plumbline/shared-ui/theme';
import { ToastProvider } from '@plumbline/shared-ui/toasts';
import type { ReactNode } from 'react';
import { useMemo, useSyncExternalStore } from 'react';
import type { Site } from './assemble-site';
import { SiteContext } from './remotes/use-site';
import { SlotLoader } from './remotes/SlotLoader';
import { SiteRouter } from './frame/SiteRouter';

/** Required attribution of the default map tiles. */
const ATTRIBUTION = { text: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' };

type AppProps = {
  site: Site;
  /** When the HTML was rendered elsewhere, in milliseconds since 1970. */
  renderedAt?: number;
  /** Collects the styles of one page outside a browser. */
  styles?: StyleCache;
};

export function App({ site, renderedAt, styles }: AppProps) {
  return (
    <RenderedAtContext value={renderedAt}>
      <StoreProvider store={site.store}>
        <I18nextProvider i18n={site.i18n}>
          <AppTheme {...(styles && { cache: styles })}>
            <ToastProvider>
              <SiteParts site={site}>
                <SiteRouter history={site.history} />
              </SiteParts>
            </ToastProvider>
          </AppTheme>
        </I18nextProvider>
      </StoreProvider>
    </RenderedAtContext>
  );
}

function SiteParts({ site: { content, loader, arriving }, children }: { site: Site; children: ReactNode }) {
  const { boot, table } = useSyncExternalStore(content.subscribe, content.get, content.get);
  const parts = useMemo(
    () => ({ content, loader, boot, table, arriving }),
    [content, loader, boot, table, arriving],
  );
  const mapSettings = useMemo(
    () => ({ tileUrl: boot.settings.tileUrl, attribution: ATTRIBUTION }),
    [boot.settings.tileUrl],
  );
  return (
    <SiteContext value={parts}>
      <SlotLoaderContext value={SlotLoader}>
        <MapSettingsContext value={mapSettings}>
          <SiteSettingsContext value={boot.settings}>{children}</SiteSettingsContext>
        </MapSettingsContext>
      </SlotLoaderContext>
    </SiteContext>
  );
}
