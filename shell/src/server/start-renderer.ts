import type { FromRenderer, ToRenderer } from '@plumbline/shared-schema/rendering';
import { createPipe } from './pipe';
import { createModules } from './remote-modules';
import { createRenderer } from './render-page';

type Edge = {
  send: (message: FromRenderer) => void;
  onMessage: (listener: (message: ToRenderer) => void) => void;
};

/** The main program of a renderer: called once with the pipe to the edge and what the host shares. */
export function startRenderer(
  { send, onMessage }: Edge,
  shares: Readonly<Record<string, () => unknown>>,
): void {
  const pipe = createPipe(send);
  const modules = createModules(shares, (remote, expose) => send({ kind: 'module', remote, expose }));
  let render: ReturnType<typeof createRenderer> | undefined;

  async function answer(message: Extract<ToRenderer, { kind: 'render' }>): Promise<void> {
    const { id, order } = message;
    try {
      if (!render) throw new Error('There is no site yet.');
      send({ kind: 'page', id, page: await render(order) });
    } catch (thrown) {
      const { reason, remote } = toFailure(thrown);
      send({ kind: 'failed', id, reason, ...(remote !== undefined && { remote }) });
    }
  }

  onMessage((message) => {
    if (message.kind === 'boot') render = createRenderer(message.boot, { fetchApi: pipe.fetchApi, modules });
    else if (message.kind === 'render') void answer(message);
    else if (message.kind === 'module') modules.arrived(message);
    else pipe.answered(message);
  });
  send({ kind: 'ready' });
}

function toFailure(thrown: unknown): { reason: string; remote?: string } {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { remote } = error as { remote?: string };
  return { reason: error.message, ...(remote !== undefined && { remote }) };
}
