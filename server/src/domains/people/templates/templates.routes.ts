import { saveTemplateSchema, templateSavedSchema, templatesSchema } from '@plumbline/shared-schema/templates';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listed } from '../../../kit/answers';
import { ownRowWrites } from '../../../http/own-rows/own-rows.routes';
import type { TemplatesService } from './templates.service';

/** `/templates`: those of the account that acts, which is a company's for the members of its team. */
export const templatesRoutes: FastifyPluginAsyncZod<{ templates: TemplatesService }> = async (
  app,
  { templates },
) => {
  app.get(
    '/',
    {
      config: { access: 'signedIn' },
      schema: { summary: 'List templates of texts', response: { 200: templatesSchema } },
    },
    async ({ user }) => listed(await templates.list(user._id)),
  );
  await app.register(
    ownRowWrites({
      rows: templates,
      input: saveTemplateSchema,
      saved: templateSavedSchema,
      summaries: { add: 'Create a template', remove: 'Delete a template' },
      says: { added: 'templateSaved', removed: 'templateRemoved' },
      change: { input: saveTemplateSchema, says: 'templateSaved', summary: 'Change a template' },
    }),
  );
};
