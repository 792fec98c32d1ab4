import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { DEADLINES } from './deadline';
import type { LoadPhase } from './failure';

/** A container script hangs at most this long: a little less than its step, so that the runtime forgets it first. */
const SCRIPT_TIMEOUT = DEADLINES.step - 1000;

type Options = {
  /** SHA-384 of a container script by its absolute URL; absent for development overrides. */
  integrityOf: (url: string) => string | undefined;
  /** Told when a container (by its name) enters the next phase. */
  onPhase: (container: string, phase: LoadPhase) => void;
};

/**
 * The federation runtime as we need it: a script that hangs is given up, a URL that failed is never asked for twice
 * under the same name (browsers queue behind the hung request or answer from their cache), and a script that is not
 * the published one does not run.
 */
export function resilience({ integrityOf, onPhase }: Options): ModuleFederationRuntimePlugin {
  const requests = new Map<string, number>();

  return {
    name: 'plumbline-resilience',
    createScript({ url }) {
      const earlier = requests.get(url) ?? 0;
      requests.set(url, earlier + 1);
      const script = document.createElement('script');
      script.src = earlier === 0 ? url : withRetry(url, earlier);
      script.async = true;
      script.crossOrigin = 'anonymous';
      const integrity = integrityOf(url);
      if (integrity) script.integrity = integrity;
      return { script, timeout: SCRIPT_TIMEOUT };
    },
    afterLoadEntry({ remoteInfo, error }) {
      if (!error) onPhase(remoteInfo.name, 'init');
    },
    afterInitRemote({ remoteInfo, error }) {
      if (!error) onPhase(remoteInfo.name, 'chunk');
    },
  };
}

/** `…/remoteEntry.js`, 2 → `…/remoteEntry.js?retry=2`. */
export function withRetry(url: string, retry: number): string {
  return `${url}${url.includes('?') ? '&' : '?'}retry=${String(retry)}`;
}
