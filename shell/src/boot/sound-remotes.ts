import type { BootRemote, RemoteManifest } from '@plumbline/shared-schema/platform';
import { hasTexts, LISTS } from './declared-lists';
import { faultOf, recordFault } from './faults';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const textOf = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);
const namesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];

function entriesOf(manifest: Fields, list: keyof typeof LISTS): { sound: Fields[]; fault?: string } {
  const entries = manifest[list] ?? (list === 'pages' ? undefined : []);
  if (!Array.isArray(entries)) return { sound: [], fault: `declares no list of ${list}` };
  const isSound = (entry: unknown): entry is Fields => hasTexts(entry, LISTS[list]);
  const sound = entries.filter(isSound);
  return sound.length === entries.length ? { sound } : { sound, fault: `declares a broken entry in ${list}` };
}

function soundManifest(value: unknown, name: string): { manifest: RemoteManifest; fault?: string } {
  const given = fieldsOf(value);
  const [pages, nav, slots, redirects] = [
    entriesOf(given, 'pages'),
    entriesOf(given, 'nav'),
    entriesOf(given, 'slots'),
    entriesOf(given, 'redirects'),
  ];
  const state = fieldsOf(given.state);
  const manifest = {
    ...given,
    name,
    pages: pages.sound,
    nav: nav.sound,
    slots: slots.sound,
    redirects: redirects.sound,
    state: { endpoints: namesOf(state.endpoints), reducers: namesOf(state.reducers) },
  } as RemoteManifest;
  return { manifest, fault: [pages, nav, slots, redirects].find(({ fault }) => fault)?.fault };
}

function soundRemote(value: unknown): BootRemote[] {
  const given = fieldsOf(value);
  if (typeof given.name !== 'string') return [];
  const { manifest, fault } = soundManifest(given.manifest, given.name);
  const labels = fieldsOf(given.labels);
  const remote = {
    ...given,
    owner: textOf(given.owner, ''),
    version: textOf(given.version, '?'),
    entry: textOf(given.entry, ''),
    manifest,
    labels: { en: fieldsOf(labels.en), fr: fieldsOf(labels.fr) },
    assets: fieldsOf(given.assets),
  } as BootRemote;
  const reason = remote.entry === '' ? 'names no script to start from' : fault;
  if (reason) recordFault(remote, reason);
  return [remote];
}

/** A reducer key or endpoint name belongs to the first remote that declares it; live releases come before trials. */
function refuseTakenState(remotes: readonly BootRemote[]): void {
  const owners = new Map<string, string>();
  const isTriedOut = ({ source }: BootRemote) => Number(source !== 'live');
  for (const remote of [...remotes].sort((a, b) => isTriedOut(a) - isTriedOut(b))) {
    const { reducers, endpoints } = remote.manifest.state;
    const claims = [
      ...reducers.map((key) => `the state key "${key}"`),
      ...endpoints.map((endpoint) => `the endpoint "${endpoint}"`),
    ];
    const taken = claims.find((claim) => owners.has(claim));
    if (taken) recordFault(remote, `claims ${taken}, which belongs to ${owners.get(taken) ?? ''}`);
    else if (!faultOf(remote)) claims.forEach((claim) => owners.set(claim, remote.name));
  }
}

/**
 * The remotes of a boot document with their usable declarations. A faulty remote, or one that claims state of another,
 * keeps its paths, where the reason is shown (`faultOf`).
 */
export function soundRemotes(values: readonly unknown[]): BootRemote[] {
  const remotes = values.flatMap(soundRemote);
  refuseTakenState(remotes);
  return remotes;
}
