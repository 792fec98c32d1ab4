import { GEOLOCATION_TIMEOUT_MS } from '@plumbline/shared-schema/limits';
import { useState } from 'react';
import type { MapPoint } from '../map/points';

export type TraceState = 'idle' | 'tracing' | 'denied' | 'failed' | 'timeout' | 'unsupported';

/** SPEC §9. */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: GEOLOCATION_TIMEOUT_MS };

function stateOf({ code }: GeolocationPositionError): TraceState {
  if (code === 1) return 'denied';
  return code === 3 ? 'timeout' : 'failed';
}

/** Asks the browser where it is. */
export function useTraceLocation(onFound: (point: MapPoint) => void): {
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
        onFound({ lat: coords.latitude, lng: coords.longitude });
      },
      (error) => {
        setState(stateOf(error));
      },
      OPTIONS,
    );
  }
  return { state, trace };
}
