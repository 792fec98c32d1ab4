import type { RegistryDocument } from '@plumbline/shared-schema/platform';
import { contractAnswerSchema } from '@plumbline/shared-schema/remote-contract';
import type { RemoteContract } from '@plumbline/shared-schema/remote-contract';
import { openSignedDocument } from '../signing';
import { contractOf } from './contract-of';

/** A contract that was proven, with the registry document it follows from. */
export type OpenedContract = { contract: RemoteContract; document: RegistryDocument; registry: string };

/**
 * The contract in an answer of a site, made anew of its proof: nothing that the site says besides is believed.
 * Throws where none of the trusted keys (PEM) signed it.
 */
export function openContract(answer: unknown, publicKeys: readonly string[]): OpenedContract {
  const { proof } = contractAnswerSchema.pick({ proof: true }).parse(answer);
  const registry = JSON.stringify(proof.registry);
  const document = openSignedDocument(registry, publicKeys);
  return { contract: contractOf(document, proof.releases), document, registry };
}
