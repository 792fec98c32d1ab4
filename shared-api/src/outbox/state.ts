import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { injectReducer } from '@plumbline/shared-api/store';
import type { Unsent } from './outgoing';

/** What the page shows of the outbox of whoever is signed in. `drafts`: chat id → text. */
type OutboxState = { outgoing: Unsent[]; drafts: Record<string, string> };

const initialState: OutboxState = { outgoing: [], drafts: {} };

const slice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    closed: () => initialState,
    listed: (state, { payload }: PayloadAction<Unsent[]>) => ({ ...state, outgoing: payload }),
    put(state, { payload }: PayloadAction<Unsent>) {
      const at = state.outgoing.findIndex(
        ({ clientMessageId }) => clientMessageId === payload.clientMessageId,
      );
      if (at === -1) state.outgoing.push(payload);
      else state.outgoing[at] = payload;
    },
    removed(state, { payload }: PayloadAction<string>) {
      state.outgoing = state.outgoing.filter(({ clientMessageId }) => clientMessageId !== payload);
    },
    /** What was typed meanwhile is newer. */
    draftsListed: (state, { payload }: PayloadAction<Record<string, string>>) => ({
      ...state,
      drafts: { ...payload, ...state.drafts },
    }),
    drafted(state, { payload }: PayloadAction<{ chatId: string; text: string }>) {
      state.drafts[payload.chatId] = payload.text;
    },
  },
});

export const outboxActions = slice.actions;
export const selectOutbox = injectReducer('the site', 'outbox', slice.reducer);
