import { aRemote } from '../fake-site/testing/a-boot';
import { culpritOf } from './attribution';

const jobs = aRemote('mf-jobs');
const local = aRemote('mf-auth', {}, { source: 'dev', entry: 'http://localhost:3002/remoteEntry.js' });
const mute = aRemote('mf-mute', {}, { entry: '' });
const astray = aRemote('mf-astray', {}, { entry: 'http://[' });
const boot = { remotes: [mute, astray, jobs, local] };
/** Published files may have an origin of their own. */
const ASSETS = 'https://assets.example/artifacts';
const published = aRemote(
  'mf-jobs',
  {},
  { entry: `${ASSETS}/mf-jobs/a1/remoteEntry.js`, integrity: 'sha384-x' },
);

const SHELL = `${location.origin}/artifacts/shell/abc/main.js`;
const JOBS = `${location.origin}/artifacts/mf-jobs/page.js`;

function thrownIn(...scripts: string[]): Error {
  const error = new Error('boom');
  error.stack = ['Error: boom', ...scripts.map((url) => `    at f (${url}:1:20)`)].join('\n');
  return error;
}

test.each([
  ['a script of a remote', thrownIn(JOBS), '', jobs],
  ['shared code that a remote calls', thrownIn(SHELL, JOBS, SHELL), '', jobs],
  ['a remote under development', thrownIn('http://localhost:3002/src_page.js'), '', local],
  ['code of the shell', thrownIn(SHELL), '', 'shell'],
  ['a remote’s script without a stack', 'boom', JOBS, jobs],
  ['a promise refused with a text', 'boom', '', 'shell'],
  ['a script of somebody else', thrownIn('https://ads.example/x.js'), 'https://ads.example/x.js', undefined],
  ['a browser extension', thrownIn('chrome-extension://abc/x.js'), '', undefined],
])('an error in %s is attributed to it', (...[, thrown, script, expected]) => {
  expect(culpritOf(boot, { thrown, script })).toBe(expected);
});

test.each([
  ['of the shell', `${ASSETS}/shell/a1/main.js`, 'shell'],
  ['of the remote', `${ASSETS}/mf-jobs/a1/page.js`, published],
  ['of somebody else', 'https://ads.example/x.js', undefined],
])(
  'where published files have an origin of their own, an error in a script %s is attributed to it [PLT-211]',
  (...[, script, expected]) => {
    expect(culpritOf({ remotes: [published, local] }, { thrown: thrownIn(script), script })).toBe(expected);
  },
);
