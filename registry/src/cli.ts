import { runCommand } from './commands';

process.exitCode = await runCommand(process.argv.slice(2), process.env, (line) => {
  process.stdout.write(`${line}\n`);
});
