import type { Project, ProjectDetails, SaveProjectBody } from '@plumbline/shared-schema/projects';
import { api } from '@plumbline/shared-api/api';
import { listTag, stale, type Tag } from '@plumbline/shared-api/tags';
import { at, change, read, type ChangeAnswer, type SavedRow } from './calls';

const changed = () => stale('Project');
/** A project shows what becomes of its jobs, and adds up what they cost. */
const shown = (): Tag[] => [
  { type: 'Project' },
  listTag('Job'),
  listTag('Application'),
  listTag('Offer'),
  listTag('Contract'),
];
type ProjectJobKey = { id: string; jobId: string };

/** Projects of the account that acts: a company’s are its team’s. */
export const projectsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProjects: build.query<Project[], void>(read(() => 'projects', shown)),
    getProject: build.query<ProjectDetails, string>(read((id) => at('projects', id), shown)),
    /** A new one without `id`. */
    saveProject: build.mutation<SavedRow<Project>, { id: string | undefined; body: SaveProjectBody }>(
      change(
        ({ id, body }) =>
          id === undefined ? { url: 'projects', method: 'POST', body } : { url: at('projects', id), body },
        changed,
      ),
    ),
    archiveProject: build.mutation<SavedRow<Project>, { id: string; isArchived: boolean }>(
      change(
        ({ id, isArchived }) => ({
          url: at('projects', id, isArchived ? 'archive' : 'reopen'),
          method: 'PATCH',
        }),
        changed,
      ),
    ),
    deleteProject: build.mutation<ChangeAnswer, string>(
      change((id) => ({ url: at('projects', id), method: 'DELETE' }), changed),
    ),
    /** JOB_IN_PROJECT 409 where another one holds it. */
    putJobIntoProject: build.mutation<ChangeAnswer, ProjectJobKey>(
      change(({ id, jobId }) => ({ url: at('projects', id, 'jobs', jobId) }), changed),
    ),
    takeJobOutOfProject: build.mutation<ChangeAnswer, ProjectJobKey>(
      change(({ id, jobId }) => ({ url: at('projects', id, 'jobs', jobId), method: 'DELETE' }), changed),
    ),
  }),
});

export const {
  useListProjectsQuery,
  useGetProjectQuery,
  useSaveProjectMutation,
  useArchiveProjectMutation,
  useDeleteProjectMutation,
  usePutJobIntoProjectMutation,
  useTakeJobOutOfProjectMutation,
} = projectsApi;
