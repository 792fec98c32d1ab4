import { startLocalOidc } from './local-oidc';

/** The local identity provider as a process of its own, for tests: prints its settings, ends with its standard input. */
const { settings, close } = await startLocalOidc({ profile: 'test', port: 0 });
process.stdout.write(`${JSON.stringify(settings)}\n`);
process.stdin.resume().once('end', () => void close().then(() => process.exit(0)));
