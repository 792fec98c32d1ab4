import type { RegistryAlert } from '@plumbline/registry/edge';

type Log = { warn: (details: object, message: string) => void };
type AlertOptions = { alertUrl: string | undefined; log: Log; count: (() => void) | undefined };

const DEADLINE_MS = 10_000;

/**
 * Tells the operator that the registry cannot be used: a figure and, with `ALERT_URL`, one POST of
 * `{ text, reason, serving, at }`, which chat webhooks take as it is. The edge has written the log line.
 */
export function operatorAlert({ alertUrl, log, count }: AlertOptions): (alert: RegistryAlert) => void {
  return (alert) => {
    count?.();
    if (alertUrl === undefined) return;
    post(alertUrl, alert).catch((error: Error) => {
      log.warn({ error: error.message }, 'ALERT_URL did not take the alert');
    });
  };
}

async function post(url: string, { reason, serving }: RegistryAlert): Promise<void> {
  const shown = serving === null ? 'there is no site' : `visitors get state ${serving}`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      text: `Plumbline: the registry cannot be used (${reason}); ${shown}.`,
      reason,
      serving,
      at: new Date().toISOString(),
    }),
    redirect: 'manual',
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
}
