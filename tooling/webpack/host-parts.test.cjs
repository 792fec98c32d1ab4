const { execFileSync } = require('node:child_process');

/** Of a build of the shell: its plugins, and what it offers to remotes elsewhere. In its own process: it compiles TypeScript on the fly. */
function partsOf(env) {
  const script = `
    const { plugins } = require('./builder.cjs')(require('node:path').resolve('../../shell'))(${env}, { mode: 'production' });
    const names = plugins.map((plugin) => plugin.constructor.name);
    const { offers } = plugins[names.indexOf('ReleasePlugin')].options;
    JSON.stringify({ hasKit: names.includes('KitPlugin'), offered: Object.keys(offers ?? {}) })`;
  return JSON.parse(execFileSync(process.execPath, ['-p', script], { cwd: __dirname, encoding: 'utf8' }));
}

test('a build of the shell has a kit where it is asked for, and no other spends time on one [PLT-180]', () => {
  expect(partsOf('{}')).toEqual({ hasKit: false, offered: [] });
  expect(partsOf('{ kit: true }')).toEqual({
    hasKit: true,
    offered: ['serverShares', 'menus', 'reserved', 'kit'],
  });
});
