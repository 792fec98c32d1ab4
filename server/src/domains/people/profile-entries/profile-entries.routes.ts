import { idParamsSchema } from '@plumbline/shared-schema/ids';
import {
  certificateSavedSchema,
  certificatesSchema,
  entriesOfUserParamsSchema,
  entriesQuerySchema,
  experienceDataSchema,
  experienceSavedSchema,
  experiencesSchema,
  languageSavedSchema,
  languagesSchema,
  ownSkillSavedSchema,
  ownSkillsSchema,
  saveCertificateSchema,
  saveExperienceSchema,
  saveLanguageSchema,
  saveSkillSchema,
} from '@plumbline/shared-schema/profile-entries';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { found, listed } from '../../../kit/answers';
import { ownRowWrites } from '../../../http/own-rows/own-rows.routes';
import type { ProfileEntries } from './profile-entries.service';

type Options = { profileEntries: ProfileEntries };
type Routes = FastifyPluginAsyncZod<Options>;

/** Written by contractors, each their own; read by everybody who is signed in. */
const writes = { access: 'contractor' } as const;
const config = { access: 'signedIn' } as const;

type Listed<Wire> = { success: true; data: Wire[]; count: number };

/** `GET path?userId=`: somebody's list, without `userId` the caller's own. */
function listRoute<Wire>(
  path: string,
  list: (userId: string) => Promise<Wire[]>,
  answer: z.ZodType<Listed<Wire>>,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      path,
      { config, schema: { querystring: entriesQuerySchema, response: { 200: answer } } },
      async ({ user, query }, reply) => reply.send(listed(await list(query.userId ?? user._id))),
    );
  };
}

/** `/languages` */
export const languagesRoutes: Routes = async (app, { profileEntries: { languages } }) => {
  await app.register(listRoute('/me', languages.list, languagesSchema));
  await app.register(
    ownRowWrites({
      ...writes,
      rows: languages,
      input: saveLanguageSchema,
      saved: languageSavedSchema,
      says: { added: 'languageAdded', removed: 'languageRemoved' },
      change: { input: saveLanguageSchema, says: 'languageUpdated' },
    }),
  );
};

/** `/skills`, beside the catalogue. */
export const ownSkillsRoutes: Routes = async (app, { profileEntries: { skills } }) => {
  await app.register(listRoute('/', skills.list, ownSkillsSchema));
  await app.register(
    ownRowWrites({
      ...writes,
      addPath: '/add',
      rows: skills,
      input: saveSkillSchema,
      saved: ownSkillSavedSchema,
      says: { added: 'skillAdded', removed: 'skillRemoved' },
    }),
  );
};

/** `/certificates` */
export const certificatesRoutes: Routes = async (app, { profileEntries: { certificates } }) => {
  app.get(
    '/user/:userId',
    { config, schema: { params: entriesOfUserParamsSchema, response: { 200: certificatesSchema } } },
    async ({ params }) => listed(await certificates.list(params.userId)),
  );
  await app.register(
    ownRowWrites({
      ...writes,
      addPath: '/add',
      rows: certificates,
      input: saveCertificateSchema,
      saved: certificateSavedSchema,
      says: { added: 'certificateAdded', removed: 'certificateRemoved' },
      change: { input: saveCertificateSchema, says: 'certificateUpdated' },
    }),
  );
};

/** `/experiences` */
export const experiencesRoutes: Routes = async (app, { profileEntries }) => {
  const { experiences, getExperience } = profileEntries;
  await app.register(listRoute('/', experiences.list, experiencesSchema));
  app.get(
    '/:id',
    { config, schema: { params: idParamsSchema, response: { 200: experienceDataSchema } } },
    async ({ params }) => found(await getExperience(params.id)),
  );
  await app.register(
    ownRowWrites({
      ...writes,
      addPath: '/add',
      rows: experiences,
      input: saveExperienceSchema,
      saved: experienceSavedSchema,
      says: { added: 'experienceAdded', removed: 'experienceDeleted' },
      change: { input: saveExperienceSchema, says: 'experienceUpdated' },
    }),
  );
};
