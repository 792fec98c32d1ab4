import { createContext } from 'react';

export type MapSettings = {
  /** Leaflet tile template (`https://…/{z}/{x}/{y}.png`); `null` draws the basemap instead of tiles. */
  tileUrl: string | null;
  /** Shown on the map. */
  attribution: { text: string; url: string };
};

/** Provided by the shell from the boot document. */
export const MapSettingsContext = createContext<MapSettings>({
  tileUrl: null,
  attribution: { text: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' },
});
