import Box from '@mui/material/Box';
import { scaleBand, scaleLinear } from 'd3-scale';
import { useWidth } from './use-width';

const HEIGHT = 180;
const FOOT = 24;
const HEAD = 10;
const TICKS = 3;
/** Pixels that a label under the bars needs. */
const LABEL_WIDTH = 56;
const CHARACTER = 7;
const FALLBACK_WIDTH = 480;

export type Bar = {
  key: string;
  /** Under the bar, short: `Mar 26`. */
  label: string;
  value: number;
};

export type BarChartProps = {
  /** What the picture shows, in words: it is all that a screen reader gets, so a table should stand beside it. */
  label: string;
  bars: readonly Bar[];
  /** A value at the left edge and over a pointed bar. */
  format: (value: number) => string;
  /** Values are counts: no half steps at the left edge. */
  isWhole?: boolean;
};

/** Round steps from zero to the highest bar; a chart of nothing has its base only. */
function useVerticalScale(bars: readonly Bar[], isWhole: boolean) {
  const top = Math.max(0, ...bars.map(({ value }) => value));
  const scale = scaleLinear([0, top || 1], [HEIGHT - FOOT, HEAD]).nice(TICKS);
  const ticks = top === 0 ? [0] : scale.ticks(TICKS).filter((tick) => !isWhole || Number.isInteger(tick));
  return { scale, ticks };
}

/** Values over time as bars, as wide as their place, in the theme's colours and without motion. */
export function BarChart({ label, bars, format, isWhole = false }: BarChartProps) {
  const [frame, width] = useWidth<HTMLDivElement>(FALLBACK_WIDTH);
  const { scale, ticks } = useVerticalScale(bars, isWhole);
  const left = Math.max(...ticks.map((tick) => format(tick).length)) * CHARACTER + 10;
  const columns = scaleBand(
    bars.map(({ key }) => key),
    [left, width],
  ).padding(0.25);
  const every = Math.max(1, Math.ceil((bars.length * LABEL_WIDTH) / Math.max(1, width - left)));

  return (
    <Box ref={frame} sx={{ width: '100%', minWidth: 0 }}>
      <Box
        component="svg"
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        sx={{
          display: 'block',
          // The label under the last bar may be wider than it.
          overflow: 'visible',
          width: '100%',
          height: HEIGHT,
          fontFamily: 'fontFamily',
          fontSize: 12,
          '& text': { fill: 'var(--mui-palette-text-secondary)' },
          '& line': { stroke: 'var(--mui-palette-divider)' },
          '& .bar': { fill: 'var(--mui-palette-primary-main)' },
          '& .column:hover .bar': { fill: 'var(--mui-palette-primary-light)' },
        }}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={left} x2={width} y1={scale(tick)} y2={scale(tick)} />
            <text x={left - 8} y={scale(tick)} textAnchor="end" dominantBaseline="middle">
              {format(tick)}
            </text>
          </g>
        ))}
        {bars.map((bar, index) => (
          <Column
            key={bar.key}
            x={columns(bar.key) ?? 0}
            width={columns.bandwidth()}
            top={scale(bar.value)}
            base={scale(0)}
            text={`${bar.label}: ${format(bar.value)}`}
            // Counted from the end: the newest month always has its label.
            label={(bars.length - 1 - index) % every === 0 ? bar.label : undefined}
          />
        ))}
      </Box>
    </Box>
  );
}

type ColumnProps = {
  x: number;
  width: number;
  top: number;
  base: number;
  /** On hover, anywhere over or on the bar. */
  text: string;
  label: string | undefined;
};

function Column({ x, width, top, base, text, label }: ColumnProps) {
  return (
    <g className="column">
      <title>{text}</title>
      <rect x={x} y={HEAD} width={width} height={base - HEAD} fillOpacity={0} />
      <rect className="bar" x={x} y={top} width={width} height={base - top} rx={2} />
      {label !== undefined && (
        <text x={x + width / 2} y={HEIGHT - 6} textAnchor="middle">
          {label}
        </text>
      )}
    </g>
  );
}
