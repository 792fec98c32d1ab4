import type { UpdateJob } from '@plumbline/shared-schema/jobs';
import { JOB_PICTURES_MAX } from '@plumbline/shared-schema/limits';
import type { JobPictureChoice } from '@plumbline/shared-schema/pictures';
import type { Tx } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import type { FilesService } from '../../people/files/files.service';
import type { JobAttachment } from './job-attachment';
import type { JobPicturesRepository } from './job-pictures.repository';

type Parts = { files: FilesService; jobPictures: JobPicturesRepository };

/** A job, and the file that it has beside its pictures. */
type JobOfFiles = { id: string; ownerId: string; attachmentFileId: string | null };
/** What a body says of files. `attachment`: read, where one was sent. */
type FilesInBody = {
  input: Pick<UpdateJob, 'attachment' | 'pictures'>;
  attachment: JobAttachment | undefined;
};

export type JobFiles = ReturnType<typeof createJobFiles>;

/** The files of a job: its pictures in their order, and one file that is no picture. */
export function createJobFiles({ files, jobPictures }: Parts) {
  const keep = (tx: Tx, ownerId: string, { file, blur }: JobAttachment): Promise<string> =>
    files.save(tx, { ...file, blur, ownerId, visibility: 'private' }, { hasSizes: true });

  /** A picture of no job yet; returns its id. */
  async function addPicture(
    tx: Tx,
    row: { ownerId: string; caption?: string },
    picture: JobAttachment,
  ): Promise<string> {
    const id = await keep(tx, row.ownerId, picture);
    await jobPictures.insert(tx, { ...row, id });
    return id;
  }

  /** The job has these and no others; those that it had go. */
  async function arrange(tx: Tx, job: JobOfFiles, choices: readonly JobPictureChoice[]): Promise<void> {
    if (choices.length > JOB_PICTURES_MAX) throw refusal('validation.tooManyPictures');
    const had = await jobPictures.release(tx, job.id);
    const claimed = await jobPictures.claim(tx, { jobId: job.id, ownerId: job.ownerId, choices });
    if (claimed !== choices.length) throw refusal('validation.pictureGone');
    const stay = new Set(choices.map(({ _id }) => _id));
    for (const id of had) if (!stay.has(id)) await files.remove(tx, id);
  }

  /** What stays of the pictures where `attachment` alone was sent: it took the place of the first of them. */
  async function withoutAttachment(tx: Tx, job: JobOfFiles): Promise<JobPictureChoice[]> {
    const rows = await jobPictures.listOf(job.id, tx);
    const choices = rows.map(({ id, caption }) => ({ _id: id, caption }));
    return job.attachmentFileId === null ? choices.slice(1) : choices;
  }

  return {
    addPicture,

    /** Gives another job of the owner's copies of them; returns the column that follows. What is gone is left out. */
    copy: async (tx: Tx, { id, ownerId, attachmentFileId }: JobOfFiles, toJobId: string) => {
      const choices: JobPictureChoice[] = [];
      for (const picture of await jobPictures.listOf(id, tx)) {
        const _id = await files.copy(tx, picture.id, { hasSizes: true });
        if (_id === undefined) continue;
        await jobPictures.insert(tx, { id: _id, ownerId });
        choices.push({ _id, caption: picture.caption });
      }
      await jobPictures.claim(tx, { jobId: toJobId, ownerId, choices });
      if (attachmentFileId === null) return {};
      return { attachmentFileId: await files.copy(tx, attachmentFileId) };
    },

    /** Puts the files of a body with the job; returns the column that follows. VALIDATION_FAILED names `pictures`. */
    write: async (tx: Tx, job: JobOfFiles, { input, attachment }: FilesInBody) => {
      if (input.attachment === undefined) {
        if (input.pictures !== undefined) await arrange(tx, job, input.pictures);
        return {};
      }
      const choices = input.pictures ?? (await withoutAttachment(tx, job));
      const first = attachment?.isPicture ? [await addPicture(tx, { ownerId: job.ownerId }, attachment)] : [];
      await arrange(tx, job, [...first.map((_id) => ({ _id, caption: '' })), ...choices]);
      if (job.attachmentFileId !== null) await files.remove(tx, job.attachmentFileId);
      if (attachment === undefined || attachment.isPicture) return {};
      return { attachmentFileId: await keep(tx, job.ownerId, attachment) };
    },
  };
}

function refusal(key: string): AppError {
  return new AppError('VALIDATION_FAILED', { fields: { pictures: key } });
}
