import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { DEADLINES } from './deadline';
import type { LoadPhase } from './failure';

/** Timeout of a container script: less than its step, so that the runtime discards it first. */
const SCRIPT_TIMEOUT = DEADLINES.step - 1000;

type Options = {
  /** SHA-384 of a container script by its absolute URL; absent for development overrides. */
  integrityOf: (url: string) => string | undefined;
  /** Called when a container (by its name) enters the next phase. */
  onPhase: (container: string, phase: LoadPhase) => void;
};

/**
 * Runtime plugin: a hanging script times out, a failed URL is requested under a new query (browsers queue behind the
 * hanging request or answer from their cache), and a script other than the published one does not run.
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
