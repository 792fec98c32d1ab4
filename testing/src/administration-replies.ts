import { http } from 'msw';
import {
  adminUserAnswerSchema,
  adminUserPageSchema,
  adminUserSavedSchema,
  type AdminUserDetails,
} from '@plumbline/shared-schema/admin-users';
import { auditPageSchema, type AuditEntry } from '@plumbline/shared-schema/audit';
import {
  caseAnswerSchema,
  caseDecidedSchema,
  caseLookAnswerSchema,
  casePageSchema,
  type CaseDetails,
  type CaseLook,
} from '@plumbline/shared-schema/cases';
import { marketplaceAnswerSchema, type Marketplace } from '@plumbline/shared-schema/marketplace';
import { api } from '@plumbline/testing/server';
import { answer } from './answer';

const pageOf = <Row>(data: Row[]) => ({
  success: true,
  data,
  count: data.length,
  page: 1,
  limit: 10,
});

export const administrationReplies = {
  /** `fits`: those of the query. */
  cases: (rows: CaseDetails[], fits: (row: CaseDetails, query: URLSearchParams) => boolean = () => true) =>
    http.get(api('/admin/cases'), ({ request }) => {
      const query = new URL(request.url).searchParams;
      const waiting = rows.length === 0 ? [] : [{ kind: 'jobReport' as const, count: rows.length }];
      return answer(casePageSchema, { ...pageOf(rows.filter((row) => fits(row, query))), waiting });
    }),
  case: (data: CaseDetails) =>
    http.get(api('/admin/cases/:id'), () => answer(caseAnswerSchema, { success: true, data })),
  caseDecided: (data: CaseDetails) =>
    http.post(api('/admin/cases/:id/decision'), () =>
      answer(caseDecidedSchema, { success: true, message: 'Decision recorded', data }),
    ),
  caseLook: (data: CaseLook) =>
    http.post(api('/admin/cases/:id/look'), () => answer(caseLookAnswerSchema, { success: true, data })),
  adminUsers: (
    rows: AdminUserDetails[],
    fits: (row: AdminUserDetails, query: URLSearchParams) => boolean = () => true,
  ) =>
    http.get(api('/admin/users'), ({ request }) => {
      const query = new URL(request.url).searchParams;
      return answer(adminUserPageSchema, pageOf(rows.filter((row) => fits(row, query))));
    }),
  adminUser: (data: AdminUserDetails) =>
    http.get(api('/admin/users/:id'), () => answer(adminUserAnswerSchema, { success: true, data })),
  /** `move`: the last part of the path. */
  adminUserMoved: (move: string, data: AdminUserDetails, message: string) =>
    http.post(api(`/admin/users/:id/${move}`), () =>
      answer(adminUserSavedSchema, { success: true, message, data }),
    ),
  auditEntries: (
    rows: AuditEntry[],
    fits: (row: AuditEntry, query: URLSearchParams) => boolean = () => true,
  ) =>
    http.get(api('/admin/audit'), ({ request }) => {
      const query = new URL(request.url).searchParams;
      return answer(auditPageSchema, pageOf(rows.filter((row) => fits(row, query))));
    }),
  marketplace: (data: Marketplace) =>
    http.get(api('/admin/figures'), () => answer(marketplaceAnswerSchema, { success: true, data })),
};
