import type { ProofKind } from '@plumbline/shared-schema/case-machine';
import type { InsuranceForm, LicenceForm, Proof } from '@plumbline/shared-schema/proofs';
import { api } from '@plumbline/shared-api/api';
import { listTag } from '@plumbline/shared-api/tags';
import { change, read, type SavedRow } from './calls';
import { toFormData } from './form-data';

const PATHS: Record<ProofKind, string> = {
  nationalId: 'users/me/national-id',
  licence: 'users/me/licence',
  insurance: 'users/me/insurance',
};

// The rest of what is known of oneself stays.
const changed = (kind: ProofKind) => [listTag('Me', kind)];

/** Whether a contractor has sent a proof; nobody but reviewers reads it. */
export const proofsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProof: build.query<Proof, ProofKind>(
      read(
        (kind) => PATHS[kind],
        (_proof, kind) => changed(kind),
      ),
    ),
    /** `facts`: of a licence or an insurance. */
    sendProof: build.mutation<
      SavedRow<Proof>,
      { kind: ProofKind; file: File; facts?: LicenceForm | InsuranceForm | undefined }
    >(
      change(
        ({ kind, file, facts }) => ({ url: PATHS[kind], body: toFormData({ ...facts, [kind]: file }) }),
        ({ kind }) => changed(kind),
      ),
    ),
  }),
});

export const { useGetProofQuery, useSendProofMutation } = proofsApi;
