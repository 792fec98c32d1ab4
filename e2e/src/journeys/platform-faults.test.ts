import { BUILD_FAULTS } from '../faults/build-faults';
import { expectHarmless } from '../faults/expect-harmless';
import { test } from '../faults/fault-test';
import { victimOf } from '../faults/victims';
import { WIRE_FAULTS } from '../faults/wire-faults';

/** Each fault once, each remote at least once; `npm run faults` puts every remote through every fault. */
const CASES = [
  {
    title: 'a remote that refuses connections says so, harms nobody and comes back',
    fault: 'connection refused, every file',
    remote: 'mf-jobs',
  },
  {
    title: 'a page whose script is missing says so, harms nobody and comes back',
    fault: '404, the page’s script',
    remote: 'mf-contracts',
  },
  {
    title: 'a remote whose server fails says so, harms nobody and comes back',
    fault: '500, every file',
    remote: 'mf-messaging',
  },
  {
    title: 'a script that comes as a web page is not taken for one, harms nobody and comes back',
    fault: '200 with HTML, the page’s script',
    remote: 'mf-auth',
  },
  {
    title: 'a remote whose scripts are cut short says so, harms nobody and comes back',
    fault: 'a truncated script, every file',
    remote: 'mf-marketing',
  },
  {
    title: 'a remote that never answers is given up in time, delays nobody and comes back',
    fault: 'an answer that never ends, every file',
    remote: 'mf-jobs',
  },
  {
    title: 'a page that throws at its evaluation says so, harms nobody and comes back',
    fault: 'evaluation',
    remote: 'mf-profile',
  },
  {
    title: 'a page that throws while rendering is not rendered again by itself, and comes back',
    fault: 'render',
    remote: 'mf-messaging',
  },
  {
    title: 'a page that throws in an effect says so, harms nobody and comes back',
    fault: 'effect',
    remote: 'mf-profile',
  },
  {
    title: 'a page that throws in a handler stays',
    fault: 'handler',
    remote: 'mf-messaging',
  },
  {
    title: 'a remote built for another shared version says so and harms nobody',
    fault: 'an incompatible shared version',
    remote: 'mf-profile',
  },
  {
    title: 'a manifest that promises a page its build lacks costs this page only',
    fault: 'a manifest that promises what is not there',
    remote: 'mf-marketing',
  },
];

// One worker for all, because each has a site for faults of its own.
test.describe.configure({ mode: 'default' });
test.use({ switchable: ['mf-messaging', 'mf-profile'] });

/** One fault of the wire and one of a build. */
const SMOKE = ['404, the page’s script', 'render'];

for (const { title, fault: name, remote } of CASES) {
  test(
    title,
    { tag: SMOKE.includes(name) ? '@smoke' : [] },
    async ({ openWindow, faultSite, client, problems }) => {
      const fault = [...WIRE_FAULTS, ...BUILD_FAULTS].find((each) => each.name === name);
      if (!fault) throw new Error(`There is no fault ${name}.`);
      problems.allow(new RegExp(`${remote}|Failed to load resource|thrown on purpose`));
      const page = await openWindow({ at: faultSite, as: client });
      await expectHarmless({ page, site: faultSite, victim: victimOf(remote) }, fault);
    },
  );
}
