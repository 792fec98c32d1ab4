import type { Project, ProjectDetails } from '@plumbline/shared-schema/projects';
import type { Caller } from '../../../app/testing';

export const PROJECTS = '/api/v1/projects';
export const bathroom = { name: 'New bathroom', about: 'All but the tub goes.', budget: 8000 };

/** A project of this caller. */
export async function addProject(caller: Caller, given: object = {}): Promise<Project> {
  const answer = await caller.post(PROJECTS, { ...bathroom, ...given });
  expect(answer.statusCode).toBe(201);
  return answer.json().data;
}

export const putJob = (caller: Caller, id: string, jobId: string) =>
  caller.put(`${PROJECTS}/${id}/jobs/${jobId}`);

export const readProject = async (caller: Caller, id: string): Promise<ProjectDetails> =>
  (await caller.get(`${PROJECTS}/${id}`)).json().data;
