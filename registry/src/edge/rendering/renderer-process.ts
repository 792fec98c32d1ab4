import { spawn } from 'node:child_process';
import type { BootDocument } from '@plumbline/shared-schema/platform';
import type { FromRenderer, RenderedPage, RenderOrder, ToRenderer } from '@plumbline/shared-schema/rendering';
import { BOOTSTRAP } from './bootstrap';
import { inTurn } from './in-turn';
import { processUse } from './process-use';
import type { ProcessUse } from './process-use';
import { countAsks, readMessage } from './renderer-messages';
import { watchMemory } from './watch-memory';

/** Answers a request of a page as a visitor without a session; undefined for what no page may ask. */
export type AskApi = (path: string, language: string) => Promise<ApiAnswer | undefined>;
export type ApiAnswer = { status: number; headers: Record<string, string>; body: string };

/** What renders the pages of one release set. */
export type RenderMeans = {
  /** Name of the release set. */
  set: string;
  boot: BootDocument;
  /** Source of the host's server half. */
  hostSource: () => Promise<string>;
  /** Source of a remote's server half; undefined where it has none, or not the bytes of its release. */
  moduleSource: (remote: string, expose: string) => Promise<string | undefined>;
  ask: AskApi;
};

/** Why a page was not rendered, and through which remote, where that is known. */
export class RenderFailure extends Error {
  constructor(
    message: string,
    readonly remote?: string,
  ) {
    super(message);
  }
}

/** A page was not begun, for want of a free renderer. */
export class NotNow extends Error {}

export type RendererProcess = {
  /** Null for an address that shows no page without a session. Rejects with `RenderFailure`. In turn. */
  render: (order: RenderOrder) => Promise<RenderedPage | null>;
  isOver: () => boolean;
  /** Whether the edge owes it a file or an answer. */
  isAsking: () => boolean;
  /** What it has used of the processors, where the system tells. */
  use: () => Promise<ProcessUse | undefined>;
  end: () => void;
};

const HEAP_MB = 128;
// Node 20 knows the first name alone, Node 24 the second.
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';
const FLAGS = [
  PERMISSION,
  '--no-warnings',
  `--max-old-space-size=${HEAP_MB}`,
  // What its first pages teach makes the next ones faster.
  '--no-lazy-feedback-allocation',
];

type Question = Extract<FromRenderer, { kind: 'module' | 'ask' }>;

async function answerTo(question: Question, { moduleSource, ask }: RenderMeans): Promise<ToRenderer> {
  if (question.kind === 'module') {
    const { remote, expose } = question;
    const source = (await moduleSource(remote, expose).catch(() => undefined)) ?? null;
    return { kind: 'module', remote, expose, source };
  }
  const { id, path, language } = question;
  const answer = await ask(path, language).catch(() => undefined);
  return { kind: 'answer', id, ...(answer ?? { status: 500, headers: {}, body: '' }) };
}

function pageOf(outcome: FromRenderer | RenderFailure): RenderedPage | null {
  if (outcome instanceof RenderFailure) throw outcome;
  if (outcome.kind === 'failed') throw new RenderFailure(outcome.reason, outcome.remote);
  return outcome.kind === 'page' ? outcome.page : null;
}

/** What became of the order that is being rendered. */
function createOutcome() {
  let waiting: { id: number; settle: (outcome: FromRenderer | RenderFailure) => void } | undefined;

  return {
    of: (id: number) =>
      new Promise<FromRenderer | RenderFailure>((settle) => {
        waiting = { id, settle };
      }),
    isOf: (id: number) => waiting?.id === id,
    settle(outcome: FromRenderer | RenderFailure): void {
      waiting?.settle(outcome);
      waiting = undefined;
    },
  };
}

function spawnRenderer() {
  const child = spawn(process.execPath, [...FLAGS, '-e', BOOTSTRAP], {
    env: {},
    cwd: '/',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // A server that stops need not wait for it.
  child.unref();
  child.channel?.unref();
  return child;
}

/** Starts a process that can read no files, has no environment, and reaches nothing but this one. */
export function startRenderer(means: RenderMeans): RendererProcess {
  const child = spawnRenderer();
  let count = 0;
  let owed = 0;
  let isOver = false;
  let isReady = false;
  /** Orders that came before the host's half was there. */
  const queued: ToRenderer[] = [];
  const enqueue = (message: ToRenderer) => void queued.push(message);
  const outcome = createOutcome();
  const asks = countAsks();
  const send = (message: ToRenderer | { host: string }) => {
    if (!isOver && child.connected) child.send(message, () => undefined);
  };
  const over = (reason: string) => {
    if (isOver) return;
    isOver = true;
    child.kill('SIGKILL');
    outcome.settle(new RenderFailure(reason));
  };

  async function onMessage(sent: unknown): Promise<void> {
    const message = readMessage(sent);
    if (typeof message === 'string') return over(message);
    if (message.kind === 'ask' && asks.isTooMany()) return over('it asked the API too often');
    if (message.kind === 'ready') {
      send({ kind: 'boot', boot: means.boot });
      queued.splice(0).forEach(send);
      isReady = true;
    } else if (message.kind === 'module' || message.kind === 'ask') {
      owed += 1;
      send(await answerTo(message, means));
      owed -= 1;
    } else if (outcome.isOf(message.id)) {
      outcome.settle(message);
    }
  }

  async function renderNow(order: RenderOrder): Promise<RenderedPage | null> {
    if (isOver) throw new RenderFailure('the renderer ended');
    const id = (count += 1);
    const mine = outcome.of(id);
    asks.begin();
    (isReady ? send : enqueue)({ kind: 'render', id, order });
    return pageOf(await mine);
  }

  child.on('message', (message) => void onMessage(message));
  child.on('error', (error) => over(error.message));
  child.on('exit', () => over('the renderer ended, as for want of memory'));
  means.hostSource().then(
    (host) => send({ host }),
    (error: unknown) => over(String(error)),
  );
  const unwatch = watchMemory(child.pid, () => over('the renderer took too much memory'));
  child.on('exit', unwatch);

  return {
    render: inTurn(renderNow),
    isOver: () => isOver,
    isAsking: () => !isReady || owed > 0,
    use: () => processUse(child.pid),
    end: () => over('the renderer was replaced'),
  };
}
