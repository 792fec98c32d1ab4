import { getInstance } from '@module-federation/enhanced/runtime';

/** A package that remotes share: every version that is in the scope; more than one would be two copies. */
export type SharedPackage = { name: string; versions: string[]; isLoaded: boolean };

/** What the federation runtime of this tab shares, packages of others first. Empty where there is no runtime. */
export function readShareScope(): SharedPackage[] {
  const scope = getInstance()?.shareScopeMap['default'] ?? {};
  return Object.entries(scope)
    .map(([name, versions]) => ({
      name,
      versions: Object.keys(versions),
      isLoaded: Object.values(versions).some(({ loaded, lib }) => loaded === true || lib !== undefined),
    }))
    .sort((a, b) => Number(isOurs(a)) - Number(isOurs(b)) || a.name.localeCompare(b.name));
}

function isOurs({ name }: SharedPackage): boolean {
  return name.startsWith('@plumbline/');
}
