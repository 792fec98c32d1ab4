import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { serverFolder } from '../settings/paths';

function check(env: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/app/check-settings.ts'], {
    cwd: serverFolder,
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', ...env },
    encoding: 'utf8',
  });
  return { status, lines: stderr.trim().split('\n') };
}

test('wrong settings are reported before anything is built', () => {
  expect(check({ PORT: 'x', SMTP_URL: 'mail' })).toEqual({
    status: 1,
    lines: [
      expect.stringMatching(/^PORT="x" is not valid/),
      expect.stringMatching(/^SMTP_URL="mail" is not valid/),
    ],
  });
});

test('so is a place where nothing can be kept', () => {
  const file = path.join(serverFolder, 'package.json');
  expect(check({ DATA_DIR: file, PORT: '0' })).toEqual({
    status: 1,
    lines: [`DATA_DIR: ${file} is a file, not a folder.`],
  });
});

test('right settings are let through', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-settings-'));
  expect(check({ PORT: '0', DATA_DIR: folder }).status).toBe(0);
  fs.rmSync(folder, { recursive: true });
});
