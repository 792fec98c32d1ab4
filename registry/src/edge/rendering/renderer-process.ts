import { spawn } from 'node:child_process';
import type { BootDocument } from '@plumbline/shared-schema/platform';
import type { RenderedPage, ToRenderer } from '@plumbline/shared-schema/rendering';
import { BOOTSTRAP } from './bootstrap';
import { inTurn } from './in-turn';
import { PERMISSION } from '../../sandbox/permission';
import { processUse } from './process-use';
import type { ProcessUse } from './process-use';
import { NotNow, RenderFailure } from './render-job';
import type { RenderJob } from './render-job';
import { readMessage } from './renderer-messages';
import type { RendererMessage } from './renderer-messages';
import { createTurns } from './turns';
import { watchMemory } from '../../sandbox/watch-memory';
import { watchRest } from './watch-rest';

/**
 * Answers a request of a page as a visitor without a session; undefined for what no page may ask. `visitor`: the address
 * of whom it counts for; absent for a page that is rendered for nobody in particular.
 */
export type AskApi = (path: string, language: string, visitor?: string) => Promise<ApiAnswer | undefined>;
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

export type RendererProcess = {
  /** Null for an address that shows no page without a session. Rejects with `RenderFailure` or `NotNow`. In turn. */
  render: (job: RenderJob) => Promise<RenderedPage | null>;
  isOver: () => boolean;
  /** Whether the edge owes it a file or an answer. */
  isAsking: () => boolean;
  /** What it has used of the processors, where the system tells. */
  use: () => Promise<ProcessUse | undefined>;
  end: () => void;
  /** Ends it because its page is late. Gives why: `NotNow` where it is still at work for the page before. */
  endLate: (reason: string) => RenderFailure | NotNow;
};

const HEAP_MB = 128;
const FLAGS = [
  PERMISSION,
  '--no-warnings',
  `--max-old-space-size=${HEAP_MB}`,
  // What its first pages teach makes the next ones faster.
  '--no-lazy-feedback-allocation',
];

/** The statuses of an API that refuses this caller, or cannot answer anybody now. */
const REFUSALS = [429, 503];

type Question = Extract<RendererMessage, { kind: 'module' | 'ask' }>;

async function answerTo(
  question: Question,
  { moduleSource, ask }: RenderMeans,
  visitor: string | undefined,
): Promise<ToRenderer> {
  if (question.kind === 'module') {
    const { remote, expose } = question;
    const source = (await moduleSource(remote, expose).catch(() => undefined)) ?? null;
    return { kind: 'module', remote, expose, source };
  }
  const { id, path, language } = question;
  const answer = await ask(path, language, visitor).catch(() => undefined);
  return { kind: 'answer', id, ...(answer ?? { status: 500, headers: {}, body: '' }) };
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
  const turns = createTurns();
  let owed = 0;
  let isOver = false;
  let isReady = false;
  /** Orders that came before the host's half was there. */
  const queued: ToRenderer[] = [];
  const send = (message: ToRenderer | { host: string }) => {
    if (!isOver && child.connected) child.send(message, () => undefined);
  };
  const over = (reason: string) => {
    if (isOver) return;
    isOver = true;
    child.kill('SIGKILL');
    turns.fail(reason);
  };
  const endRestless = (job: RenderJob | undefined) => {
    job?.onLeftWork?.(new RenderFailure('it went on working after its page'));
    over('it was still at work for another page');
  };

  async function answer(question: Question): Promise<void> {
    if (question.kind === 'ask' && turns.asksTooMuch()) return over('it asked the API too often');
    owed += 1;
    const answered = await turns.within(() => answerTo(question, means, turns.visitor()));
    owed -= 1;
    if (answered.kind === 'answer' && REFUSALS.includes(answered.status)) turns.refuse();
    send(answered);
  }

  child.on('message', (sent) => {
    const message = readMessage(sent);
    if (typeof message === 'string') return over(message);
    if (message.kind === 'module' || message.kind === 'ask') return void answer(message);
    if (message.kind !== 'ready') return turns.hear(message);
    send({ kind: 'boot', boot: means.boot });
    queued.splice(0).forEach(send);
    isReady = true;
  });
  means.hostSource().then(
    (host) => send({ host }),
    (error: unknown) => over(String(error)),
  );
  const rendered = () => (isReady ? turns.rendered() : undefined);
  watch(child, { rendered, over, endRestless: () => endRestless(turns.job()) });

  return {
    render: inTurn((job) => {
      if (isOver) throw new RenderFailure('the renderer ended');
      return turns.take(job, (order) => (isReady ? send(order) : void queued.push(order)));
    }),
    isOver: () => isOver,
    isAsking: () => !isReady || owed > 0,
    use: () => processUse(child.pid),
    end: () => over('the renderer was replaced'),
    endLate(reason) {
      const jobBefore = turns.unfinished();
      if (jobBefore) endRestless(jobBefore);
      else over(reason);
      return jobBefore ? new NotNow('the page before goes on working') : new RenderFailure(reason);
    },
  };
}

type Watch = {
  rendered: () => number | undefined;
  over: (reason: string) => void;
  endRestless: () => void;
};

/** Ends what ended, takes too much memory, or works without a page to render. */
function watch(child: ReturnType<typeof spawnRenderer>, { rendered, over, endRestless }: Watch): void {
  const watches = [
    watchMemory(child.pid, () => over('the renderer took too much memory')),
    watchRest({ readUse: () => processUse(child.pid), rendered }, endRestless),
  ];
  child.on('error', (error) => over(error.message));
  child.on('exit', () => {
    over('the renderer ended, as for want of memory');
    for (const unwatch of watches) unwatch();
  });
}
