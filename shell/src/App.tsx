import { StoreProvider } from '@plumbline/shared-api/StoreProvider';
import { I18nextProvider } from '@plumbline/shared-ui/i18n';
import { MapSettingsContext } from '@plumbline/shared-ui/map-settings';
import { SiteSettingsContext } from '@plumbline/shared-ui/site-settings';
import { SlotLoaderContext } from '@plumbline/shared-ui/Slot';
import { AppTheme } from '@plumbline/shared-ui/theme';
import { ToastProvider } from '@plumbline/shared-ui/toasts';
import type { Site } from './assemble-site';
import { useSyncExternalStore } from 'react';
import { BootContext } from './boot/use-boot';
import { ContentContext } from './boot/use-content';
import { SlotLoader } from './remotes/SlotLoader';
import { LoaderContext } from './remotes/use-loader';
import { SiteRouter } from './routing/SiteRouter';
import { RouteTableContext } from './routing/use-route-table';

/** Who draws the map tiles of the default address. */
const ATTRIBUTION = { text: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' };

/** The site: every provider that the shell, its chrome and the remotes stand on, around the one router. */
export function App({ site: { content, store, i18n, loader, history } }: { site: Site }) {
  const { boot, table } = useSyncExternalStore(content.subscribe, content.get);
  return (
    <StoreProvider store={store}>
      <I18nextProvider i18n={i18n}>
        <AppTheme>
          <ToastProvider>
            <ContentContext value={content}>
              <BootContext value={boot}>
                <LoaderContext value={loader}>
                  <RouteTableContext value={table}>
                    <SlotLoaderContext value={SlotLoader}>
                      <MapSettingsContext
                        value={{ tileUrl: boot.settings.tileUrl, attribution: ATTRIBUTION }}
                      >
                        <SiteSettingsContext value={boot.settings}>
                          <SiteRouter history={history} table={table} />
                        </SiteSettingsContext>
                      </MapSettingsContext>
                    </SlotLoaderContext>
                  </RouteTableContext>
                </LoaderContext>
              </BootContext>
            </ContentContext>
          </ToastProvider>
        </AppTheme>
      </I18nextProvider>
    </StoreProvider>
  );
}
