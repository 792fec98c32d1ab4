import { controlBorder, dark, focusRing, light } from './palette';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s palette', (mode, palette) => {
  const { background, text, action } = palette;
  const surfaces = [background.default, background.paper];

  test.each<readonly [string, string]>([
    ...Object.entries(text),
    ['action.disabled', action.disabled],
    ...(['primary', 'error', 'warning', 'info', 'success'] as const).map(
      (name) => [name, palette[name].main] as const,
    ),
  ])('%s text reads at 4.5:1 on page and paper', (_name, colour) => {
    for (const surface of surfaces) expect(contrast(colour, surface)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const)(
    'text on %s reads at 4.5:1',
    (name) => {
      expect(contrast(palette[name].contrastText, palette[name].main)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette[name].contrastText, palette[name].dark)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('disabled controls stay readable', () => {
    expect(contrast(action.disabled, action.disabledBackground)).toBeGreaterThanOrEqual(4.5);
  });

  test("a switch's knob stands out from its track at 3:1, off and on", () => {
    expect(contrast(background.paper, controlBorder[mode])).toBeGreaterThanOrEqual(3);
    expect(contrast(palette.primary.contrastText, palette.primary.main)).toBeGreaterThanOrEqual(3);
  });

  test('control outlines and the focus ring stand out at 3:1', () => {
    for (const surface of surfaces) {
      expect(contrast(controlBorder[mode], surface)).toBeGreaterThanOrEqual(3);
      expect(contrast(focusRing[mode], surface)).toBeGreaterThanOrEqual(3);
    }
  });
});
