import type { Budgets } from '@plumbline/shared-schema/budgets';
import type { Release, RemoteManifest } from '@plumbline/shared-schema/platform';
import type { Owners } from '../owners/owners-document';
import type { Refusal } from '../release/refusal';
import type { Verdict } from '../store/verdict';

/** A package as it would be live: under its published version. */
export type SetMember = {
  release: Release;
  version: string;
  contentHash: string;
  /** Only a part of the visitors gets it. */
  isCanary?: boolean;
};

/** Which bytes a version of a package stands for. */
export type PublishedVersion = { name: string; version: string; contentHash: string };

/** What would be live together after a change, and what of it is new. */
export type ProposedSet = {
  /** Live and not disabled, by package name, the change included. */
  members: ReadonlyMap<string, SetMember>;
  /** Published, but switched off: not on any page, and expected back. */
  switchedOff: readonly SetMember[];
  /** Names of the packages that the change touches. */
  changed: ReadonlySet<string>;
  /** Scripts that the host's template loads itself. */
  hostScripts: readonly string[];
  /** Every release published so far under the names that change, whether or not its build is still kept. */
  published: readonly PublishedVersion[];
  /** What is live now of the packages that change, to compare with. */
  replaced: ReadonlyMap<string, SetMember>;
  /** Remotes that may weigh more than the others. */
  budgets: Budgets;
  /** Content hash → the newest verdict on that build. */
  verdicts: ReadonlyMap<string, Verdict>;
  /** Who owns what; a reader outside the registry is not told. */
  owners?: Owners;
};

/** One rule of the gate: every reason it finds, or none. */
export type GateRule = (set: ProposedSet) => Refusal[];

export type RemoteMember = SetMember & { manifest: RemoteManifest };

export function hostOf({ members }: ProposedSet): SetMember | undefined {
  return [...members.values()].find(({ release }) => release.kind === 'host');
}

export function remotesOf({ members }: ProposedSet): RemoteMember[] {
  return [...members.values()].flatMap((member) =>
    member.release.manifest ? [{ ...member, manifest: member.release.manifest }] : [],
  );
}

export function refusal(
  member: SetMember,
  rule: string,
  reason: Pick<Refusal, 'where' | 'problem' | 'wayOut'>,
): Refusal {
  return { rule, package: member.release.name, version: shownVersion(member), ...reason };
}

/** `mf-jobs 1.2.0`, as refusals name a package. */
export function labelOf(member: SetMember): string {
  return `${member.release.name} ${shownVersion(member)}`;
}

function shownVersion({ version, isCanary }: SetMember): string {
  return isCanary ? `${version} (canary)` : version;
}
