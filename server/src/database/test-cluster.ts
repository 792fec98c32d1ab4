type TestCluster = { dropTemplate?: () => Promise<void>; stop?: () => Promise<void> };

declare global {
  var plumblineTestCluster: TestCluster | undefined;
}

/** What jest's start hook hands to its stop hook; jest loads their modules apart, only `globalThis` is shared. */
export const testCluster: TestCluster = (globalThis.plumblineTestCluster ??= {});
