import type {
  AdminUserDetails,
  AdminUserPage,
  AdminUsersParams,
  ChangeRole,
  FeatureCompanyBody,
  WithReason,
} from '@plumbline/shared-schema/admin-users';
import type { AuditPage, AuditParams } from '@plumbline/shared-schema/audit';
import type {
  CaseDetails,
  CaseLook,
  CasePage,
  CasesParams,
  DecideCase,
  LookAtCase,
} from '@plumbline/shared-schema/cases';
import type { Marketplace, MarketplaceParams } from '@plumbline/shared-schema/marketplace';
import { api } from '@plumbline/shared-api/api';
import { listTag, pageTags, stale, type Tag } from '@plumbline/shared-api/tags';
import { at, change, read, type SavedRow } from './calls';

type OfOne<Body> = { id: string; body: Body };

/** A call about one account, which answers with it. */
const toUser = <Body = WithReason>(move: string, more: readonly Tag[] = []) =>
  change<SavedRow<AdminUserDetails>, OfOne<Body>>(
    ({ id, body }) => ({ url: at('admin', 'users', id, move), method: 'POST', body }),
    () => [...stale('AdminUser'), ...more],
  );

const featured = [listTag('User', 'featured')];

/** What administrators see and do; everybody else gets 403. */
const administrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCases: build.query<CasePage, CasesParams>({
      query: (params) => ({ url: 'admin/cases', params }),
      providesTags: (page) => pageTags('Case', page?.data),
    }),
    getCase: build.query<CaseDetails, string>(
      read<CaseDetails, string>(
        (id) => at('admin', 'cases', id),
        (_row, id) => [{ type: 'Case', id }],
      ),
    ),
    decideCase: build.mutation<SavedRow<CaseDetails>, OfOne<DecideCase>>(
      change(
        ({ id, body }) => ({ url: at('admin', 'cases', id, 'decision'), method: 'POST', body }),
        () => stale('Case'),
      ),
    ),
    lookAtCase: build.mutation<{ data: CaseLook }, OfOne<LookAtCase>>(
      change(
        ({ id, body }) => ({ url: at('admin', 'cases', id, 'look'), method: 'POST', body }),
        ({ id }) => [{ type: 'Case', id }, listTag('AuditEntry')],
      ),
    ),
    listAdminUsers: build.query<AdminUserPage, AdminUsersParams>({
      query: (params) => ({ url: 'admin/users', params }),
      providesTags: (page) => pageTags('AdminUser', page?.data),
    }),
    getAdminUser: build.query<AdminUserDetails, string>(
      read<AdminUserDetails, string>(
        (id) => at('admin', 'users', id),
        (_row, id) => [{ type: 'AdminUser', id }],
      ),
    ),
    suspendUser: build.mutation<SavedRow<AdminUserDetails>, OfOne<WithReason>>(toUser('suspend')),
    reinstateUser: build.mutation<SavedRow<AdminUserDetails>, OfOne<WithReason>>(toUser('reinstate')),
    endUserSessions: build.mutation<SavedRow<AdminUserDetails>, OfOne<WithReason>>(toUser('end-sessions')),
    changeUserRole: build.mutation<SavedRow<AdminUserDetails>, OfOne<ChangeRole>>(toUser<ChangeRole>('role')),
    featureCompany: build.mutation<SavedRow<AdminUserDetails>, OfOne<FeatureCompanyBody>>(
      toUser<FeatureCompanyBody>('feature', featured),
    ),
    unfeatureCompany: build.mutation<SavedRow<AdminUserDetails>, OfOne<WithReason>>(
      toUser('unfeature', featured),
    ),
    listAuditEntries: build.query<AuditPage, AuditParams>({
      query: (params) => ({ url: 'admin/audit', params }),
      providesTags: () => [listTag('AuditEntry')],
    }),
    getMarketplace: build.query<Marketplace, MarketplaceParams>(
      read<Marketplace, MarketplaceParams>(
        (params) => ({ url: 'admin/figures', params }),
        () => [listTag('Marketplace')],
      ),
    ),
  }),
});

export const {
  useListCasesQuery,
  useGetCaseQuery,
  useDecideCaseMutation,
  useLookAtCaseMutation,
  useListAdminUsersQuery,
  useGetAdminUserQuery,
  useSuspendUserMutation,
  useReinstateUserMutation,
  useEndUserSessionsMutation,
  useChangeUserRoleMutation,
  useFeatureCompanyMutation,
  useUnfeatureCompanyMutation,
  useListAuditEntriesQuery,
  useGetMarketplaceQuery,
} = administrationApi;
