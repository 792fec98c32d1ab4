/** The panel of a pin is at most this high, in pixels. */
export const PANEL_HEIGHT = 300;
/** The panel of a pin is at most this part of the map. */
export const PANEL_PART = 0.6;

/** What lies between the panel and the lower edge of the map, and the tip of a pin. */
const AROUND = 48;

/** How much of a map of this height stays in sight above the panel of a pin. */
export function freeHeight(height: number): number {
  return height - Math.min(PANEL_HEIGHT, height * PANEL_PART) - AROUND;
}
