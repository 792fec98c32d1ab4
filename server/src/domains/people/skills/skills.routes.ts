import { skillsSchema } from '@plumbline/shared-schema/skills';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { found } from '../../../kit/answers';
import type { SkillsRepository } from './skills.repository';

/** `/skills/all`: the catalogue that forms suggest skills from. */
export const skillsRoutes: FastifyPluginAsyncZod<{ skills: SkillsRepository }> = async (app, { skills }) => {
  app.get(
    '/all',
    {
      config: { access: 'signedIn' },
      schema: { summary: 'List the catalogue of skills', response: { 200: skillsSchema } },
    },
    async () => found((await skills.list()).map(({ id: _id, name }) => ({ _id, name }))),
  );
};
