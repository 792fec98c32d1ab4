import type { VitalName } from '@plumbline/shared-schema/telemetry';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** Tells each web vital of this visit once it is final. What happened before this was loaded is included. */
export function watchVitals(tell: (name: VitalName, value: number) => void): void {
  if (!('PerformanceObserver' in globalThis)) return;
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    watch(({ name, value }) => {
      tell(name, value);
    });
  }
}
