import { spawnSync } from 'node:child_process';
import { serverFolder } from './paths';

function check(env: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/check-settings.ts'], {
    cwd: serverFolder,
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', ...env },
    encoding: 'utf8',
  });
  return { status, lines: stderr.trim().split('\n') };
}

test('wrong settings are reported before anything is built', () => {
  expect(check({ PROT: '1', PORT: 'x', SMTP_ULR: 'smtp://mail' })).toEqual({
    status: 1,
    lines: [
      expect.stringMatching(/^PORT="x" is not valid/),
      'SMTP_ULR is no setting: did you mean SMTP_URL?',
    ],
  });
});

test('right settings are let through', () => {
  expect(check({ PORT: '4000' }).status).toBe(0);
});
