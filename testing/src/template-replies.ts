import { http } from 'msw';
import { messageSchema } from '@plumbline/shared-schema/envelope';
import { templatesSchema, templateSavedSchema, type Template } from '@plumbline/shared-schema/templates';
import { answer } from './answer';
import { api } from '@plumbline/testing/server';

export const templateReplies = {
  templates: (rows: Template[]) =>
    http.get(api('/templates'), () =>
      answer(templatesSchema, { success: true, data: rows, count: rows.length }),
    ),
  templateSaved: (method: 'post' | 'put', data: Template) =>
    http[method](api(method === 'post' ? '/templates' : '/templates/:id'), () =>
      answer(
        templateSavedSchema,
        { success: true, message: 'Template saved', data },
        { status: method === 'post' ? 201 : 200 },
      ),
    ),
  templateRemoved: () =>
    http.delete(api('/templates/:id'), () =>
      answer(messageSchema, { success: true, message: 'Template removed' }),
    ),
};
