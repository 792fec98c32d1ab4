import { createModules } from './remote-modules';

const COUNTING = 'let seen = []; exports.see = (query) => seen.push(query);';

/** The modules of a renderer whose edge sends `sources`, by the name of the expose; and what it was asked for. */
function modulesOf(
  sources: Readonly<Record<string, string>>,
  shares: Parameters<typeof createModules>[0] = {},
) {
  const asked: string[] = [];
  const modules = createModules(shares, (remote, expose) => {
    asked.push(`${remote} ${expose}`);
    queueMicrotask(() =>
      modules.arrived({ kind: 'module', remote, expose, source: sources[expose] ?? null }),
    );
  });
  return { asked, modules };
}

test('each page finds a remote’s module as it is at the beginning, from one file [PLT-159]', async () => {
  const { asked, modules } = modulesOf({ './home': COUNTING });
  const see = async (query: string) =>
    ((await modules.load('mf-jobs', './home'))['see'] as (query: string) => number)(query);
  expect([await see('?token=MINE'), await see('?token=OTHER')]).toEqual([1, 1]);
  expect(asked).toEqual(['mf-jobs ./home']);
});

test('no remote gives what is shared other exports [PLT-159]', async () => {
  const react = { useMemo: () => 'real' };
  const { modules } = modulesOf(
    { './home': "'use strict'; require('react').useMemo = () => 'HIJACKED';" },
    { react: () => react },
  );
  await expect(modules.load('mf-jobs', './home')).rejects.toThrow(/evaluated: TypeError: Cannot assign/);
  expect(react.useMemo()).toBe('real');
});

test.each([
  ['is missing', {}, './home has no server half, or it was changed'],
  ['cannot be read', { './home': '{' }, './home throws when it is evaluated: SyntaxError'],
  ['asks for what is not shared', { './home': "require('node:fs')" }, 'the host shares no node:fs'],
])('a module that %s is an error of its remote [PLT-142]', async (_what, sources, message) => {
  const { modules } = modulesOf(sources);
  await expect(modules.load('mf-jobs', './home')).rejects.toMatchObject({
    remote: 'mf-jobs',
    message: expect.stringContaining(message),
  });
});
