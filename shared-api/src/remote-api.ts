import { api } from '@plumbline/shared-api/api';

type Inject = typeof api.injectEndpoints;

/** Endpoint name → the remote that injected it. */
const endpointOwners = new Map<string, string>();

/**
 * The api for a remote's own endpoints (declared in its `remote.json`, `state.endpoints`):
 * `apiOf('mf-jobs').injectEndpoints({ endpoints })`. The same remote may inject its endpoints again, as it does after
 * a Retry; an endpoint that somebody else has throws, and theirs stays.
 */
export function apiOf(remote: string): typeof api {
  const injectOwn = (options: Parameters<Inject>[0]) => {
    const endpoints: typeof options.endpoints = (build) => {
      const own = options.endpoints(build);
      for (const name of Object.keys(own)) claimEndpoint(name, remote);
      return own;
    };
    return api.injectEndpoints({ ...options, endpoints, overrideExisting: true });
  };
  return { ...api, injectEndpoints: injectOwn as unknown as Inject };
}

function claimEndpoint(name: string, remote: string): void {
  const owner = name in api.endpoints ? (endpointOwners.get(name) ?? 'the site') : remote;
  if (owner !== remote)
    throw new Error(`The endpoint "${name}" belongs to ${owner}; ${remote} may not claim it.`);
  endpointOwners.set(name, remote);
}
