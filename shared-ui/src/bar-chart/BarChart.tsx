import Box from '@mui/material/Box';
import { scaleBand, scaleLinear } from 'd3-scale';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

const HEIGHT = 180;
const SMALL_HEIGHT = 104;
const FOOT = 24;
const HEAD = 10;
const TICKS = 3;
/** Pixels that a label under the bars needs. */
const LABEL_WIDTH = 68;
/** Few bars on a wide card would be blocks. */
const BAR_WIDTH_MAX = 48;
const CHARACTER = 7;
const FALLBACK_WIDTH = 480;

export type Bar = {
  key: string;
  /** Below the bar, short: `Mar 2026`. */
  label: string;
  value: number;
};

export type BarChartProps = {
  /** Accessible name. A screen reader gets nothing else, so put a table beside the chart. */
  label: string;
  bars: readonly Bar[];
  /** Formats a value of the axis and of the tooltip. */
  format: (value: number) => string;
  /** Values are counts: no fractions on the axis. */
  isWhole?: boolean;
  /** One of many on a phone. */
  isSmall?: boolean;
};

/** Round steps from zero to the highest bar; only zero for an empty chart. */
function useVerticalScale(bars: readonly Bar[], { height, isWhole }: { height: number; isWhole: boolean }) {
  const top = Math.max(0, ...bars.map(({ value }) => value));
  const scale = scaleLinear([0, top || 1], [height - FOOT, HEAD]).nice(TICKS);
  const ticks = top === 0 ? [0] : scale.ticks(TICKS).filter((tick) => !isWhole || Number.isInteger(tick));
  return { scale, ticks };
}

/** Values over time as bars, as wide as their container. */
export function BarChart({ label, bars, format, isWhole = false, isSmall = false }: BarChartProps) {
  const { t } = useTranslation('ui');
  const height = isSmall ? SMALL_HEIGHT : HEIGHT;
  const [frame, width] = useWidth<HTMLDivElement>(FALLBACK_WIDTH);
  const { scale, ticks } = useVerticalScale(bars, { height, isWhole });
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
        viewBox={`0 0 ${width} ${height}`}
        sx={{
          display: 'block',
          // The last label may be wider than its bar.
          overflow: 'visible',
          width: '100%',
          height,
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
            height={height}
            text={t('labelled', { label: bar.label, text: format(bar.value) })}
            // Counted from the end, so that the newest month has its label.
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
  /** Of the chart. */
  height: number;
  /** Tooltip, over the whole height of the chart. */
  text: string;
  label: string | undefined;
};

function Column({ x, width, top, base, height, text, label }: ColumnProps) {
  const middle = x + width / 2;
  const barWidth = Math.min(width, BAR_WIDTH_MAX);
  return (
    <g className="column">
      <title>{text}</title>
      <rect x={x} y={HEAD} width={width} height={base - HEAD} fillOpacity={0} />
      <rect className="bar" x={middle - barWidth / 2} y={top} width={barWidth} height={base - top} rx={2} />
      {label !== undefined && (
        <text x={middle} y={height - 6} textAnchor="middle">
          {label}
        </text>
      )}
    </g>
  );
}

/** The observed width of an element in pixels; `fallback` until it is measured. */
function useWidth<Element extends HTMLElement>(fallback: number): [RefObject<Element | null>, number] {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(fallback);

  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [ref, width];
}
