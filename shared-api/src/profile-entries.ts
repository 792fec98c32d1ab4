import type { MessageAnswer } from '@plumbline/shared-schema/envelope';
import type {
  Certificate,
  Experience,
  Language,
  OwnSkill,
  SaveCertificate,
  SaveExperience,
  SaveLanguage,
  SaveSkill,
} from '@plumbline/shared-schema/profile-entries';
import { api, type ApiRequest } from '@plumbline/shared-api/api';
import { pageTags, stale } from '@plumbline/shared-api/tags';
import { at, change, read, type SavedRow } from './calls';

/** An entry to add, or with the `_id` of one to change. */
export type EntryToSave<Input> = { _id?: string | undefined; input: Input };

// The profile is read again as a whole: the lists stand beside each other.
const changed = () => stale('ProfileEntry');

/** Whose list. */
const listAt = <Row extends { _id: string }>(noun: string, path: (userId: string) => string | ApiRequest) =>
  read<Row[], string>(path, (rows, userId) => pageTags('ProfileEntry', rows, `${noun}:${userId}`));

const ofUser = (url: string) => (userId: string) => ({ url, params: { userId } });

const saveAt = <Row, Input>(noun: string, add: string) =>
  change<SavedRow<Row>, EntryToSave<Input>>(
    ({ _id, input }) =>
      _id === undefined ? { url: add, method: 'POST', body: input } : { url: at(noun, _id), body: input },
    changed,
  );

const deleteAt = (noun: string) =>
  change<MessageAnswer, string>((id) => ({ url: at(noun, id), method: 'DELETE' }), changed);

/** The lists of a contractor's profile: anybody's to read, one's own to change. */
export const profileEntriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLanguages: build.query<Language[], string>(listAt('languages', ofUser('languages/me'))),
    /** LANGUAGE_EXISTS 409. */
    saveLanguage: build.mutation<SavedRow<Language>, EntryToSave<SaveLanguage>>(
      saveAt('languages', 'languages'),
    ),
    deleteLanguage: build.mutation<MessageAnswer, string>(deleteAt('languages')),

    listOwnSkills: build.query<OwnSkill[], string>(listAt('skills', ofUser('skills'))),
    /** Added only. SKILL_EXISTS 409. */
    addSkill: build.mutation<SavedRow<OwnSkill>, EntryToSave<SaveSkill>>(saveAt('skills', 'skills/add')),
    deleteSkill: build.mutation<MessageAnswer, string>(deleteAt('skills')),

    listCertificates: build.query<Certificate[], string>(
      listAt('certificates', (userId) => at('certificates', 'user', userId)),
    ),
    saveCertificate: build.mutation<SavedRow<Certificate>, EntryToSave<SaveCertificate>>(
      saveAt('certificates', 'certificates/add'),
    ),
    deleteCertificate: build.mutation<MessageAnswer, string>(deleteAt('certificates')),

    listExperiences: build.query<Experience[], string>(listAt('experiences', ofUser('experiences'))),
    saveExperience: build.mutation<SavedRow<Experience>, EntryToSave<SaveExperience>>(
      saveAt('experiences', 'experiences/add'),
    ),
    deleteExperience: build.mutation<MessageAnswer, string>(deleteAt('experiences')),
  }),
});

export const {
  useListLanguagesQuery,
  useSaveLanguageMutation,
  useDeleteLanguageMutation,
  useListOwnSkillsQuery,
  useAddSkillMutation,
  useDeleteSkillMutation,
  useListCertificatesQuery,
  useSaveCertificateMutation,
  useDeleteCertificateMutation,
  useListExperiencesQuery,
  useSaveExperienceMutation,
  useDeleteExperienceMutation,
} = profileEntriesApi;
