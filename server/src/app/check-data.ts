/**
 * Run by its file, with the server's settings and while it runs: `node server/dist/check-data.js`, `--json` for a
 * program; in a checkout `npm run check-data`. Changes nothing; ends with 1 where a promise is broken.
 */
import { parseArgs } from 'node:util';
import type { Client } from 'pg';
import { checkFiles } from '../kit/checks/check-files';
import { checkRows } from '../kit/checks/check-rows';
import type { Finding } from '../kit/checks/check-rows';
import { openStore } from '../kit/storage/open-store';
import { readConfig } from '../settings/config';
import { StartError } from '../settings/start-error';
import { databaseUrl, runCommand, withClient } from './operator-database';

async function main(words: readonly string[]): Promise<string> {
  const isForProgram = readCall(words);
  const config = readConfig(process.env);
  const findings = await withClient(databaseUrl(config), async (client) => [
    ...(await inOneSnapshot(client)),
    ...(await checkFiles(client, openStore(config))),
  ]);
  const broken = findings.filter(({ count, isHarmless }) => count > 0 && isHarmless !== true);
  if (broken.length > 0) process.exitCode = 1;
  return isForProgram ? JSON.stringify(findings, null, 2) : textOf(findings, broken.length);
}

function readCall(words: readonly string[]): boolean {
  try {
    return parseArgs({ args: [...words], options: { json: { type: 'boolean' } } }).values.json ?? false;
  } catch {
    throw new StartError('Say nothing more than check-data, or check-data --json.');
  }
}

async function inOneSnapshot(client: Client): Promise<Finding[]> {
  await client.query('begin isolation level repeatable read, read only');
  const findings = await checkRows(client);
  await client.query('commit');
  return findings;
}

function textOf(findings: readonly Finding[], broken: number): string {
  const lines = findings
    .filter(({ count }) => count > 0)
    .flatMap(({ name, count, examples, mend, isHarmless = false }) => [
      `${isHarmless ? 'Left over' : 'Broken'}, ${count} times: ${name}`,
      ...examples.map((example) => `  ${JSON.stringify(example)}`),
      `  What would mend it: ${mend.replace(/\s+/g, ' ')}`,
    ]);
  return [...lines, `${findings.length} promises, ${broken} broken.`].join('\n');
}

runCommand(main(process.argv.slice(2)));
