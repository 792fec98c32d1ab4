import { GridLayer } from 'leaflet';
import type { Coords, Map as LeafletMap } from 'leaflet';
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

/** Coasts, borders and cities, drawn here: below any tiles, and instead of them. */
class Basemap extends GridLayer {
  private readonly labels = new Map<number, CityLabel[]>();

  constructor() {
    super({ zIndex: 0, attribution: credits() });
    world ??= readWorld(worldFile as WorldFile);
  }

  protected override createTile(coords: Coords): HTMLElement {
    const canvas = document.createElement('canvas');
    const { x: side } = this.getTileSize();
    const density = window.devicePixelRatio || 1;
    canvas.width = side * density;
    canvas.height = side * density;
    const context = canvas.getContext('2d');
    if (!context || !world) return canvas;
    context.scale(density, density);
    const scale = side * 2 ** coords.z;
    const frame = { scale, left: coords.x * side, top: coords.y * side, side };
    const styles = getComputedStyle(this._map.getContainer());
    drawTile({ context, frame }, world, {
      palette: paletteOf(styles),
      labels: this.labelsOf(coords.z, scale),
      font: `500 12px ${styles.fontFamily || 'sans-serif'}`,
    });
    return canvas;
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
