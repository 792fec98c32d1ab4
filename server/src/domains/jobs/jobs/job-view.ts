import type { Job, JobLocation } from '@plumbline/shared-schema/jobs';
import { CARD_PICTURE_SIDE, PAGE_PICTURE_SIDE } from '@plumbline/shared-schema/limits';
import { toDollars } from '@plumbline/shared-schema/money';
import type { JobPicture } from '@plumbline/shared-schema/pictures';
import { coarse, toLatLng } from '@plumbline/shared-schema/points';
import type { FileLinks } from '../../../kit/storage/links';
import { type KeptLook, toPicture } from '../../people/files/picture-view';
import type { UserViews } from '../../people/users/user-view';
import type { JobRecord } from './jobs.repository';

type Sight = { links: FileLinks; views: UserViews; mayKnowPlace: boolean; mayOpenFile?: boolean };

/** Whoever may open the files of a job gets its pictures as large as pages show them. */
const largestFor = (mayOpenFile: boolean) => (mayOpenFile ? PAGE_PICTURE_SIDE : CARD_PICTURE_SIDE);

/**
 * A stored job as it goes over the wire. `mayKnowPlace`: the viewer sees the exact point of a hidden place;
 * `mayOpenFile`: they are given its picture as large as pages show it.
 */
export function toJob(job: JobRecord, { links, views, mayKnowPlace, mayOpenFile = false }: Sight): Job {
  const { owner } = job;
  const file = job.attachment ?? job.cover;
  const picture = pictureOf(job.cover, links, largestFor(mayOpenFile));
  return {
    _id: job.id,
    title: job.title,
    description: job.description,
    jobType: job.jobType,
    employmentType: job.employmentType as Job['employmentType'],
    workplaceType: job.workplaceType as Job['workplaceType'],
    jobDuration: job.jobDuration,
    jobCategory: job.jobCategory,
    skillsRequired: job.skillsRequired,
    jobLocation: toJobLocation(job, mayKnowPlace),
    hideExactLocation: job.hideExactLocation,
    salary: job.salary,
    salaryMin: dollarsOrNull(job.salaryMin),
    salaryMax: dollarsOrNull(job.salaryMax),
    experience: job.experience,
    contractimage: picture && `${picture.url}&side=${CARD_PICTURE_SIDE}`,
    picture,
    attachmentName: file?.name ?? null,
    attachmentType: file?.mimeType ?? null,
    attachmentSize: file?.bytes ?? null,
    postedBy: { ...views.person(owner), companyName: owner.companyName },
    companyName: owner.companyName,
    status: job.status,
    createdAt: job.createdAt.toISOString(),
    updatedAt: job.updatedAt.toISOString(),
  };
}

type JobPlace = Pick<JobRecord, 'lat' | 'lng' | 'hideExactLocation'>;

/** The point as this viewer may see it; `undefined` where the job has none. */
export function shownPoint(job: JobPlace, mayKnowPlace: boolean): { lat: number; lng: number } | undefined {
  if (job.lat === null || job.lng === null) return undefined;
  if (!job.hideExactLocation || mayKnowPlace) return { lat: job.lat, lng: job.lng };
  return { lat: coarse(job.lat), lng: coarse(job.lng) };
}

function toJobLocation(job: JobPlace & Pick<JobRecord, 'city'>, mayKnowPlace: boolean): JobLocation | null {
  const point = shownPoint(job, mayKnowPlace);
  if (point === undefined) return null;
  return { type: 'Point', coordinates: toLatLng(point.lat, point.lng), ...point, city: job.city };
}

function dollarsOrNull(cents: number | null): number | null {
  return cents === null ? null : toDollars(cents);
}

type PictureRow = KeptLook & { id: string };

/** The first picture of a job, where it has one. */
export function pictureOf(cover: PictureRow | null, links: FileLinks, largest: number): Job['picture'] {
  if (cover === null) return null;
  const { id, width, height, blur } = cover;
  return toPicture(links, { id, width, height, blur }, largest);
}

/** All pictures of a job, in their order. */
export function toJobPictures(
  rows: readonly (PictureRow & { caption: string })[],
  links: FileLinks,
  mayOpenFile: boolean,
): JobPicture[] {
  return rows.map(({ caption, ...row }) => ({
    _id: row.id,
    caption,
    ...toPicture(links, row, largestFor(mayOpenFile)),
  }));
}
