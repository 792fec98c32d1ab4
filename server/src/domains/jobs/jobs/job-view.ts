import type { Job, JobLocation } from '@plumbline/shared-schema/jobs';
import { CARD_PICTURE_SIDE, PAGE_PICTURE_SIDE } from '@plumbline/shared-schema/limits';
import { toDollars } from '@plumbline/shared-schema/money';
import { coarse, toLatLng } from '@plumbline/shared-schema/points';
import type { FileLinks } from '../../../kit/storage/links';
import { type KeptLook, toPicture } from '../../people/files/picture-view';
import type { UserViews } from '../../people/users/user-view';
import type { JobRecord } from './jobs.repository';

type Sight = { links: FileLinks; views: UserViews; mayKnowPlace: boolean; mayOpenFile?: boolean };

/**
 * A stored job as it goes over the wire. `mayKnowPlace`: the viewer sees the exact point of a hidden place;
 * `mayOpenFile`: they are given its picture as large as pages show it.
 */
export function toJob(job: JobRecord, { links, views, mayKnowPlace, mayOpenFile = false }: Sight): Job {
  const { owner, attachment } = job;
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
    contractimage: job.thumbnailFileId === null ? null : links.signedLink(job.thumbnailFileId),
    picture: pictureOf(job, links, mayOpenFile ? PAGE_PICTURE_SIDE : CARD_PICTURE_SIDE),
    attachmentName: attachment?.name ?? null,
    attachmentType: attachment?.mimeType ?? null,
    attachmentSize: attachment?.bytes ?? null,
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

type JobFiles = Pick<JobRecord, 'attachmentFileId' | 'thumbnailFileId'> & { attachment: KeptLook | null };

/** The picture of a job is its attachment, where that has a thumbnail. */
export function pictureOf(job: JobFiles, links: FileLinks, largest: number): Job['picture'] {
  const { attachmentFileId: id, attachment, thumbnailFileId } = job;
  if (id === null || attachment === null || thumbnailFileId === null) return null;
  const { width, height, blur } = attachment;
  return toPicture(links, { id, width, height, blur }, largest);
}
