import { canaryFiguresAnswerSchema } from '@plumbline/shared-schema/telemetry';
import type { ReadFigures } from '@plumbline/registry/guard';

const PATIENCE_MS = 10_000;

/** Reads the figures of canaries from a running site. `token`: its FIGURES_TOKEN; the demo asks for none. */
export function apiFigures({ site, token }: { site: string; token: string | undefined }): ReadFigures {
  return async (query) => {
    const url = new URL('/api/v1/platform/canaries', site);
    url.search = new URLSearchParams(query).toString();
    const answer = await fetch(url, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) throw new Error(`${url.origin} answered ${answer.status}${hintOf(answer.status)}`);
    return canaryFiguresAnswerSchema.parse(await answer.json()).data;
  };
}

function hintOf(status: number): string {
  return status === 401 || status === 403 ? ': FIGURES_TOKEN must be the one of the server' : '';
}
