import type { AccountExport } from '@plumbline/shared-schema/account-export';
import { api } from '@plumbline/shared-api/api';
import { stale } from '@plumbline/shared-api/tags';
import { change, read, type SavedRow } from './calls';

const URL = 'users/me/export';

/** A copy of everything the site keeps of oneself. */
export const accountExportApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccountExport: build.query<AccountExport, void>(
      read(
        () => URL,
        () => [{ type: 'Me', id: 'LIST' }],
      ),
    ),
    exportAccount: build.mutation<SavedRow<AccountExport>, void>(
      change(
        () => ({ url: URL, method: 'POST' }),
        () => stale('Me'),
      ),
    ),
  }),
});

export const { useGetAccountExportQuery, useExportAccountMutation } = accountExportApi;
