import { aHost, aRegistry, aRemote, containerAsking } from '../../testing/temporary-registry';
import { askContainer } from './ask-container';

const ask = (source: string, exposes: string[] = [], deadlineMs = 10_000) =>
  askContainer({ source, exposes }, deadlineMs);

/** Its text says one thing, and what the runtime gets is another. */
const LIAR = `/* {requiredVersion:"^19.3.1",shareKey:"react"} */
var liar = (() => {
  var load = () => {}, ninety = 9 * 11;
  load.consumesLoadingData = {};
  load.consumesLoadingData.moduleIdToConsumeDataMapping = { 1: { ['required' + 'Version']: '^' + ninety + '.0.0', ['share' + 'Key']: 're' + 'act' } };
  return { init() {}, get: () => Promise.resolve(() => ({})) };
})();`;

/** What the runtime gets is as it says, and each module asks for something else beside that. */
const TWO_FACED = `${containerAsking({ react: '^19.3.1' })}
var two_faced = (() => {
  var core = _FEDERATION_RUNTIME_CORE, runtime = new core.ModuleFederation({ name: 'two_faced' });
  return {
    init() {},
    get(expose) {
      if (expose !== './home') throw Error(expose);
      return runtime.loadShare('react', { customShareInfo: { shareConfig: { requiredVersion: '^99.0.0' } } });
    },
  };
})();`;

test('a container is judged by what it asks for, and not by its text [PLT-293]', async () => {
  expect(await ask(containerAsking({ react: '^19.3.1', redux: '^5.0.0' }))).toEqual({
    asks: [
      ['react', '^19.3.1'],
      ['redux', '^5.0.0'],
    ],
  });
  expect(await ask(LIAR)).toEqual({ asks: [['react', '^99.0.0']] });
  expect(await ask(TWO_FACED, ['./home'])).toEqual({
    asks: [
      ['react', '^99.0.0'],
      ['react', '^19.3.1'],
    ],
  });
});

test.each([
  ['what is no program', 'container of mf-jobs', /^SyntaxError/],
  ['one that throws', 'throw Error("no")', /^Error: no/],
  ['one that reads a file', 'require("fs").readFileSync("/etc/hostname")', /require is not defined/],
  ['one that imports', 'process.binding("fs")', /is not a function/],
  ['one that asks the network', 'fetch("http://127.0.0.1")', /fetch is not defined/],
  ['one that never ends', 'for (;;);', /more than 700 ms/],
  [
    'one that ends its process',
    'while (true) globalThis.kept = [globalThis.kept, Array(9e5).fill(0)]',
    /ended|memory/,
  ],
])('%s is told as a problem [PLT-293]', async (_what, source, problem) => {
  const late = source.startsWith('for') ? 700 : 10_000;
  expect(await ask(source, [], late)).toEqual({ asks: [], problem: expect.stringMatching(problem) });
});

test('a module that is not there, and work that never ends after it, stop nobody [PLT-293]', async () => {
  const source = `${TWO_FACED}; setInterval(() => {}, 1); Promise.reject(Error('unheard'));`;
  expect((await ask(source, ['./gone', './home'])).asks).toHaveLength(2);
});

test('a release whose container says one thing and asks for another goes nowhere [PLT-18, PLT-293]', async () => {
  const registry = await aRegistry();
  try {
    await registry.publish(aHost());
    for (const entry of [LIAR, TWO_FACED]) {
      const remote = aRemote('mf-jobs', { files: { 'remoteEntry.js': entry } });
      await expect(registry.publish(remote)).rejects.toThrow(
        /remoteEntry\.js \(verify\)\n.*container of mf-jobs asks for react \^99\.0\.0, release\.json says \^19\.3\.1/,
      );
    }
    const broken = aRemote('mf-jobs', { files: { 'remoteEntry.js': 'throw Error("no")' } });
    await expect(registry.publish(broken)).rejects.toThrow(/cannot be evaluated: Error: no/);
    expect(await registry.context.store.names()).toEqual(['shell']);
  } finally {
    await registry.remove();
  }
});
