import { http } from 'msw';
import { messageSchema } from '@plumbline/shared-schema/envelope';
import {
  savedSearchesSchema,
  savedSearchSavedSchema,
  type SavedSearch,
} from '@plumbline/shared-schema/saved-searches';
import { answer } from './answer';
import { api } from '@plumbline/testing/server';

export const savedSearchReplies = {
  savedSearches: (rows: SavedSearch[]) =>
    http.get(api('/saved-searches'), () =>
      answer(savedSearchesSchema, { success: true, data: rows, count: rows.length }),
    ),
  savedSearchCreated: (data: SavedSearch) =>
    http.post(api('/saved-searches'), () =>
      answer(savedSearchSavedSchema, { success: true, message: 'Search saved', data }, { status: 201 }),
    ),
  savedSearchChanged: (data: SavedSearch) =>
    http.put(api(`/saved-searches/${data._id}`), () =>
      answer(savedSearchSavedSchema, { success: true, message: 'Search updated', data }),
    ),
  savedSearchDeleted: (id: string) =>
    http.delete(api(`/saved-searches/${id}`), () =>
      answer(messageSchema, { success: true, message: 'Search removed' }),
    ),
};
