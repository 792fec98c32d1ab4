import { spawnSync } from 'node:child_process';
import path from 'node:path';

const EXPORTS = `
const { newPrivateKey } = require(${JSON.stringify(path.join(__dirname, 'new-private-key.ts'))});
for (let keys = 0; keys < 20; keys += 1) {
  const key = newPrivateKey('ES256');
  for (let times = 0; times < 2000; times += 1) key.export({ format: 'jwk' });
}
console.log('exported');
`;

test('a key is exported as a JWK while garbage is collected', () => {
  // Little room for what is young: garbage is collected during an export.
  const flags = ['--max-semi-space-size=1', '--require', 'tsx/cjs'];
  const { stdout } = spawnSync(process.execPath, [...flags, '--eval', EXPORTS], {
    cwd: path.join(__dirname, '../../..'),
    encoding: 'utf8',
    timeout: 50_000,
    killSignal: 'SIGKILL',
  });
  expect(stdout).toBe('exported\n');
});
