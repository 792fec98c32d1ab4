import { useState } from 'react';
import type { MapPoint } from './points';

const GEOLOCATION_TIMEOUT_MS = 10_000;

export type TraceState = 'idle' | 'tracing' | 'denied' | 'failed' | 'timeout' | 'unsupported';

/** Options of the browser's request (milliseconds). */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: GEOLOCATION_TIMEOUT_MS };

function stateOf({ code }: GeolocationPositionError): TraceState {
  if (code === 1) return 'denied';
  return code === 3 ? 'timeout' : 'failed';
}

export function useTraceLocation(onFound: (point: MapPoint) => void | Promise<void>): {
  state: TraceState;
  trace: () => void;
} {
  const [state, setState] = useState<TraceState>('idle');

  function trace() {
    if (!('geolocation' in navigator)) {
      setState('unsupported');
      return;
    }
    setState('tracing');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        void onFound({ lat: coords.latitude, lng: coords.longitude });
      },
      (error) => {
        setState(stateOf(error));
      },
      OPTIONS,
    );
  }
  return { state, trace };
}
