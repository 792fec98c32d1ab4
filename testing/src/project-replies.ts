import { http } from 'msw';
import { messageSchema } from '@plumbline/shared-schema/envelope';
import {
  projectAnswerSchema,
  projectSavedSchema,
  projectsSchema,
  type Project,
  type ProjectDetails,
} from '@plumbline/shared-schema/projects';
import { api } from '@plumbline/testing/server';
import { answer } from './answer';

const said = (message: string) => answer(messageSchema, { success: true, message });
const saved = (message: string, data: Project, status = 200) =>
  answer(projectSavedSchema, { success: true, message, data }, { status });

export const projectReplies = {
  projects: (rows: Project[]) =>
    http.get(api('/projects'), () =>
      answer(projectsSchema, { success: true, data: rows, count: rows.length }),
    ),
  project: (data: ProjectDetails) =>
    http.get(api(`/projects/${data._id}`), () => answer(projectAnswerSchema, { success: true, data })),
  projectSaved: (method: 'post' | 'put', data: Project) =>
    http[method](api(method === 'post' ? '/projects' : '/projects/:id'), () =>
      saved('Project saved', data, method === 'post' ? 201 : 200),
    ),
  projectMoved: (move: 'archive' | 'reopen', data: Project) =>
    http.patch(api(`/projects/:id/${move}`), () =>
      saved(move === 'archive' ? 'Project archived' : 'Project reopened', data),
    ),
  projectRemoved: () => http.delete(api('/projects/:id'), () => said('Project deleted')),
  projectJobPut: () => http.put(api('/projects/:id/jobs/:jobId'), () => said('Job added to the project')),
  projectJobTaken: () =>
    http.delete(api('/projects/:id/jobs/:jobId'), () => said('Job taken out of the project')),
};
