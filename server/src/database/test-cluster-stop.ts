import { testCluster } from './test-cluster';

async function stopTestCluster(): Promise<void> {
  await testCluster.dropTemplate?.();
  await testCluster.stop?.();
}

// eslint-disable-next-line no-restricted-syntax -- jest takes the default export
export default stopTestCluster;
