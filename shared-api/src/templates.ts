import type { SaveTemplateBody, Template } from '@plumbline/shared-schema/templates';
import { api } from '@plumbline/shared-api/api';
import { pageTags, stale } from '@plumbline/shared-api/tags';
import { at, change, read, type ChangeAnswer, type SavedRow } from './calls';

const changed = () => stale('Template');

/** Texts to begin with, of the account that acts: a company’s are its team’s. */
export const templatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTemplates: build.query<Template[], void>(
      read(
        () => 'templates',
        (rows) => pageTags('Template', rows),
      ),
    ),
    /** A new one without `id`. */
    saveTemplate: build.mutation<SavedRow<Template>, { id: string | undefined; body: SaveTemplateBody }>(
      change(
        ({ id, body }) =>
          id === undefined ? { url: 'templates', method: 'POST', body } : { url: at('templates', id), body },
        changed,
      ),
    ),
    deleteTemplate: build.mutation<ChangeAnswer, string>(
      change((id) => ({ url: at('templates', id), method: 'DELETE' }), changed),
    ),
  }),
});

export const { useListTemplatesQuery, useSaveTemplateMutation, useDeleteTemplateMutation } = templatesApi;
