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

type ListAnswer<Wire> = { success: true; data: Wire[]; count: number };

/** `GET path?userId=`: somebody's list, without `userId` the caller's own. */
function listRoute<Wire>(
  { path, summary }: { path: string; summary: string },
  list: (userId: string) => Promise<Wire[]>,
  answer: z.ZodType<ListAnswer<Wire>>,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      path,
      { config, schema: { summary, querystring: entriesQuerySchema, response: { 200: answer } } },
      async ({ user, query }, reply) => reply.send(listed(await list(query.userId ?? user._id))),
    );
  };
}

/** `/languages` */
export const languagesRoutes: Routes = async (app, { profileEntries: { languages } }) => {
  await app.register(
    listRoute({ path: '/me', summary: 'List one’s own languages' }, languages.list, languagesSchema),
  );
  await app.register(
    ownRowWrites({
      ...writes,
      rows: languages,
      input: saveLanguageSchema,
      saved: languageSavedSchema,
      summaries: { add: 'Add a language', remove: 'Delete a language' },
      says: { added: 'languageAdded', removed: 'languageRemoved' },
      change: { input: saveLanguageSchema, says: 'languageUpdated', summary: 'Change a language' },
    }),
  );
};

/** `/skills`, beside the catalogue. */
export const ownSkillsRoutes: Routes = async (app, { profileEntries: { skills } }) => {
  await app.register(listRoute({ path: '/', summary: 'List skills' }, skills.list, ownSkillsSchema));
  await app.register(
    ownRowWrites({
      ...writes,
      addPath: '/add',
      rows: skills,
      input: saveSkillSchema,
      saved: ownSkillSavedSchema,
      summaries: { add: 'Add a skill', remove: 'Delete a skill' },
      says: { added: 'skillAdded', removed: 'skillRemoved' },
    }),
  );
};

/** `/certificates` */
export const certificatesRoutes: Routes = async (app, { profileEntries: { certificates } }) => {
  app.get(
    '/user/:userId',
    {
      config,
      schema: {
        summary: 'List the certificates of a user',
        params: entriesOfUserParamsSchema,
        response: { 200: certificatesSchema },
      },
    },
    async ({ params }) => listed(await certificates.list(params.userId)),
  );
  await app.register(
    ownRowWrites({
      ...writes,
      addPath: '/add',
      rows: certificates,
      input: saveCertificateSchema,
      saved: certificateSavedSchema,
      summaries: { add: 'Add a certificate', remove: 'Delete a certificate' },
      says: { added: 'certificateAdded', removed: 'certificateRemoved' },
      change: { input: saveCertificateSchema, says: 'certificateUpdated', summary: 'Change a certificate' },
    }),
  );
};

/** `/experiences` */
export const experiencesRoutes: Routes = async (app, { profileEntries }) => {
  const { experiences, getExperience } = profileEntries;
  await app.register(
    listRoute({ path: '/', summary: 'List experiences' }, experiences.list, experiencesSchema),
  );
  app.get(
    '/:id',
    {
      config,
      schema: {
        summary: 'Read an experience',
        errors: ['ENTRY_NOT_FOUND'],
        params: idParamsSchema,
        response: { 200: experienceDataSchema },
      },
    },
    async ({ params }) => found(await getExperience(params.id)),
  );
  await app.register(
    ownRowWrites({
      ...writes,
      addPath: '/add',
      rows: experiences,
      input: saveExperienceSchema,
      saved: experienceSavedSchema,
      summaries: { add: 'Add an experience', remove: 'Delete an experience' },
      says: { added: 'experienceAdded', removed: 'experienceDeleted' },
      change: { input: saveExperienceSchema, says: 'experienceUpdated', summary: 'Change an experience' },
    }),
  );
};
