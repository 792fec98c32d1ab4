import type { CreateSupportTicketBody, SupportTicket } from '@plumbline/shared-schema/support';
import { api } from '@plumbline/shared-api/api';
import { listTag, stale } from '@plumbline/shared-api/tags';
import { change, read, type SavedRow } from './calls';

const supportApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One's own, newest first. */
    listSupportTickets: build.query<SupportTicket[], void>(
      read<SupportTicket[]>(
        () => 'support/tickets',
        () => [listTag('SupportTicket')],
      ),
    ),
    createSupportTicket: build.mutation<SavedRow<SupportTicket>, CreateSupportTicketBody>(
      change(
        (body) => ({ url: 'support/tickets', method: 'POST', body }),
        () => stale('SupportTicket'),
      ),
    ),
  }),
});

export const { useListSupportTicketsQuery, useCreateSupportTicketMutation } = supportApi;
