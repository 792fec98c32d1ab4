import type { Contract } from '@plumbline/shared-schema/contracts';
import type { ConfirmTermsBody, SignedTerms } from '@plumbline/shared-schema/signed-terms';
import { api } from '@plumbline/shared-api/api';
import { stale } from '@plumbline/shared-api/tags';
import { at, change, read, type SavedRow } from './calls';
import { readFile, type DownloadedFile } from './downloads';

export const signedTermsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSignedTerms: build.query<SignedTerms, string>(
      read(
        (id) => at('contracts', id, 'terms'),
        (_row, id) => [{ type: 'Contract', id }],
      ),
    ),
    confirmTerms: build.mutation<
      SavedRow<SignedTerms> & { contract: Contract },
      ConfirmTermsBody & { id: string }
    >(
      change(
        ({ id, ...body }) => ({ url: at('contracts', id, 'terms'), method: 'POST', body }),
        () => stale('Contract'),
      ),
    ),
    downloadContract: build.mutation<DownloadedFile, string>({
      query: (id) => ({ url: at('contracts', id, 'paper'), responseHandler: readFile }),
    }),
  }),
});

export const { useGetSignedTermsQuery, useConfirmTermsMutation, useDownloadContractMutation } =
  signedTermsApi;
