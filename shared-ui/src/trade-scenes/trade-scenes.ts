import type { ComponentType } from 'react';
import { ElectricalScene, LandscapingScene, MasonryScene, PlumbingScene } from './scenes-of-pipes-and-wires';
import { CarpentryScene, PaintingScene, RoofingScene } from './scenes-of-rooms-and-roofs';
import type { Trade } from './trades';

export { TRADES, type Trade } from './trades';

/** Each scene is drawn in a viewport of 200 by 130, in the colours of the theme. */
export const SCENES: Record<Trade, ComponentType> = {
  plumbing: PlumbingScene,
  electrical: ElectricalScene,
  carpentry: CarpentryScene,
  roofing: RoofingScene,
  masonry: MasonryScene,
  painting: PaintingScene,
  landscaping: LandscapingScene,
};
