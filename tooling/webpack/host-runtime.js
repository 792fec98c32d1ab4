// The part of the federation's bundler runtime that the host runs: it starts the instance. Remotes bring the rest, which
// asks others for modules.
import { init } from '@module-federation/enhanced/runtime';

export default {
  runtime: { init },
  bundlerRuntime: { init: ({ webpackRequire }) => init(webpackRequire.federation.initOptions) },
};
