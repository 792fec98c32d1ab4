import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { PERMISSION } from '../../sandbox/permission';
import { watchMemory } from '../../sandbox/watch-memory';
import { CONTAINER_PROGRAM } from './container-program';

/** `exposes`: the modules that are got from it. */
type Container = { source: string; exposes: readonly string[] };

const answerSchema = z.strictObject({
  /** Share key and range, as often as the container asks. */
  asks: z.array(z.tuple([z.string().max(300), z.string().max(300)])).max(20_000),
  problem: z.string().max(2000).optional(),
});
export type ContainerAnswer = z.infer<typeof answerSchema>;

const FLAGS = [PERMISSION, '--no-warnings', '--max-old-space-size=64'];
/** The machine may be busy with a build. */
const DEADLINE_MS = 10_000;
const MOST_KEPT = 100;

const answers = new Map<string, Promise<ContainerAnswer>>();

/**
 * What a container asks for when it runs, in a process without files, environment and network. The same bytes ask the
 * same, so the answer is kept.
 */
export function askContainer(container: Container, deadlineMs = DEADLINE_MS): Promise<ContainerAnswer> {
  const key = createHash('sha256').update(JSON.stringify(container)).digest('hex');
  const known = answers.get(key);
  if (known) return known;
  const answer = evaluate(container, deadlineMs).then((given) => {
    // The machine may have been busy.
    if (given.problem !== undefined) answers.delete(key);
    return given;
  });
  answers.set(key, answer);
  const [oldest] = answers.keys();
  if (answers.size > MOST_KEPT && oldest !== undefined) answers.delete(oldest);
  return answer;
}

function evaluate(container: Container, deadlineMs: number): Promise<ContainerAnswer> {
  const child = spawn(process.execPath, [...FLAGS, '-e', CONTAINER_PROGRAM], {
    env: {},
    cwd: '/',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve) => {
    const end = (answer: ContainerAnswer) => {
      clearTimeout(late);
      unwatch();
      child.kill('SIGKILL');
      resolve(answer);
    };
    const fail = (problem: string) => end({ asks: [], problem });
    const late = setTimeout(() => fail(`it took more than ${deadlineMs} ms`), deadlineMs);
    const unwatch = watchMemory(child.pid, () => fail('it took too much memory'));
    child.once('error', (error) => fail(error.message));
    child.once('exit', () => fail('its process ended, as for want of memory'));
    child.once('message', (message) => {
      const read = answerSchema.safeParse(message);
      end(read.success ? read.data : { asks: [], problem: 'it sent what is no answer' });
    });
    child.send(container, () => undefined);
  });
}
