import { expectHarmless } from './expect-harmless';
import { BUILD_FAULTS } from './build-faults';
import { test } from './fault-test';
import { VICTIMS } from './victims';
import { WIRE_FAULTS } from './wire-faults';

for (const victim of VICTIMS) {
  for (const fault of [...WIRE_FAULTS, ...BUILD_FAULTS]) {
    test(`${victim.name}, ${fault.name}: says so, harms nobody and comes back`, async ({
      openWindow,
      faultSite,
      client,
      problems,
    }) => {
      problems.allow(new RegExp(`${victim.name}|Failed to load resource|thrown on purpose`));
      const page = await openWindow({ at: faultSite, as: client });
      await expectHarmless({ page, site: faultSite, victim }, fault);
    });
  }
}
