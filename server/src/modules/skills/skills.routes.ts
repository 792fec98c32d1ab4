import { skillsSchema } from '@plumbline/shared-schema/profile-entries';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { SkillsRepository } from './skills.repository';

/** `/skills/all`: the catalogue that skills are picked from. */
export const skillsRoutes: FastifyPluginAsyncZod<{ skills: SkillsRepository }> = async (app, { skills }) => {
  app.get(
    '/all',
    { config: { access: 'signedIn' }, schema: { response: { 200: skillsSchema } } },
    async () => ({
      success: true as const,
      data: (await skills.listAll()).map(({ id: _id, name }) => ({ _id, name })),
    }),
  );
};
