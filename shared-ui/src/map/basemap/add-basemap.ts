import { GridLayer } from 'leaflet';
import type { Coords, DoneCallback, Map as LeafletMap } from 'leaflet';
import { cityLabels, type CityLabel } from './city-labels';
import { drawTile, type Palette } from './draw-tile';
import { readWorld, type World, type WorldFile } from './world';
import worldFile from './world.json';

const CREDITS: [text: string, url: string][] = [
  ['Natural Earth', 'https://www.naturalearthdata.com'],
  ['GeoNames', 'https://www.geonames.org'],
];

/** Leaflet's attribution is HTML. */
function credits(): string {
  return CREDITS.map(([text, url]) => {
    const link = document.createElement('a');
    link.href = url;
    link.textContent = text;
    return link.outerHTML;
  }).join(', ');
}

let world: World | undefined;

/** `side` in CSS pixels, and how many of the screen one has. */
type TileSize = { side: number; density: number };

/** Coasts, borders and cities, drawn here: below any tiles, and instead of them. */
class Basemap extends GridLayer {
  private readonly labels = new Map<number, CityLabel[]>();

  constructor() {
    super({ zIndex: 0, attribution: credits() });
    world ??= readWorld(worldFile as WorldFile);
  }

  /** Each tile is drawn in a turn of its own, so that the page answers in between. */
  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    const { x: side } = this.getTileSize();
    const density = window.devicePixelRatio || 1;
    canvas.width = side * density;
    canvas.height = side * density;
    setTimeout(() => {
      this.draw(canvas, coords, { side, density });
      done(undefined, canvas);
    });
    return canvas;
  }

  private draw(canvas: HTMLCanvasElement, { x, y, z }: Coords, { side, density }: TileSize): void {
    const context = canvas.getContext('2d');
    const container = (this._map as LeafletMap | null)?.getContainer();
    // The map may have gone since.
    if (!context || !world || !container) return;
    context.scale(density, density);
    const scale = side * 2 ** z;
    const frame = { scale, left: x * side, top: y * side, side };
    const styles = getComputedStyle(container);
    drawTile({ context, frame }, world, {
      palette: paletteOf(styles),
      labels: this.labelsOf(z, scale),
      font: `500 12px ${styles.fontFamily || 'sans-serif'}`,
    });
  }

  private labelsOf(zoom: number, scale: number): CityLabel[] {
    const labels = this.labels.get(zoom) ?? cityLabels(world?.cities ?? [], zoom, scale);
    this.labels.set(zoom, labels);
    return labels;
  }
}

/** `map.css` gives each for light and dark. */
function paletteOf(styles: CSSStyleDeclaration): Palette {
  const color = (name: string) => styles.getPropertyValue(`--plumbline-map-${name}`).trim();
  return {
    water: color('water'),
    land: color('land'),
    border: color('border'),
    state: color('state'),
    text: color('text'),
    halo: color('halo'),
  };
}

/** Returns what removes it. Drawn anew when the theme changes. */
export function addBasemap(map: LeafletMap): () => void {
  const layer = new Basemap().addTo(map);
  const themes = new MutationObserver(() => {
    layer.redraw();
  });
  themes.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => {
    themes.disconnect();
    layer.remove();
  };
}
