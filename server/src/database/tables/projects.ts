import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core';
import { cents, createdAt, id, instant, partOf } from '../columns';
import { isMine, named, names, personal, rowWithout } from '../personal';
import { jobs } from './jobs';
import { users } from './users';

/** Several jobs of one hirer under one budget. */
export const projects = pgTable(
  'projects',
  {
    id: id(),
    userId: partOf(() => users.id).notNull(),
    name: text().notNull(),
    about: text().notNull(),
    budget: cents().notNull(),
    lat: doublePrecision(),
    lng: doublePrecision(),
    city: text(),
    /** Since when it can only be read. */
    archivedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    check('projects_budget', sql`${t.budget} > 0`),
    check('projects_point', sql`(${t.lat} is null) = (${t.lng} is null)`),
    index('projects_user').on(t.userId, t.createdAt, t.id),
  ],
);

/** Which project a job belongs to: none or one. */
export const projectJobs = pgTable(
  'project_jobs',
  {
    jobId: partOf(() => jobs.id).primaryKey(),
    projectId: partOf(() => projects.id).notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('project_jobs_project').on(t.projectId, t.createdAt, t.jobId)],
);

/** Their titles, in the order they came in. */
const titles = sql`(select coalesce(jsonb_agg(held.title order by link.created_at, link.job_id), '[]')
  from project_jobs link join jobs held on held.id = link.job_id where link.project_id = ${projects.id})`;

personal(projects, {
  exported: (me) => [
    {
      name: 'projects',
      row: sql`${rowWithout(projects, 'userId')} || ${names({ jobs: titles })}`,
      where: isMine(me, projects.userId),
    },
  ],
  removed: named(projects.userId),
});
personal(projectJobs, { exported: 'in the projects', removed: 'they go with their project' });
