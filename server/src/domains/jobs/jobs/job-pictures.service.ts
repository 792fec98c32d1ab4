import { JOB_PICTURES_MAX, PAGE_PICTURE_SIDE } from '@plumbline/shared-schema/limits';
import type { JobPicture, SendJobPicture } from '@plumbline/shared-schema/pictures';
import type { Transaction } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import type { FileLinks } from '../../../kit/storage/links';
import type { CurrentUser } from '../../../http/plugins/session';
import type { Upload } from '../../../http/plugins/uploads';
import type { FilesService } from '../../people/files/files.service';
import { toPicture } from '../../people/files/picture-view';
import { readJobFile } from './job-attachment';
import type { JobFiles } from './job-files';
import type { JobPicturesRepository } from './job-pictures.repository';

type Dependencies = {
  files: FilesService;
  jobFiles: JobFiles;
  jobPictures: JobPicturesRepository;
  links: FileLinks;
  transaction: Transaction;
};

/** So many pictures of no job are kept of one person: those of three jobs that are being written. */
const WAITING_MAX = 3 * JOB_PICTURES_MAX;

/** Pictures that were sent before the job that they are of. */
export function createJobPicturesService(dependencies: Dependencies) {
  const { files, jobFiles, jobPictures, links, transaction } = dependencies;
  return {
    /** ATTACHMENT_TYPE, also of a PDF; ATTACHMENT_TOO_LARGE, PICTURE_TOO_LARGE. The oldest that wait give way. */
    add: async (
      user: CurrentUser,
      { caption }: SendJobPicture,
      upload: Upload | undefined,
    ): Promise<JobPicture> => {
      if (upload === undefined)
        throw new AppError('VALIDATION_FAILED', { fields: { picture: 'validation.pictureRequired' } });
      const read = await readJobFile(upload);
      if (!read.isPicture) throw new AppError('ATTACHMENT_TYPE', { name: upload.name });
      return transaction(async (tx) => {
        const id = await jobFiles.addPicture(tx, { ownerId: user._id, caption }, read);
        const surplus = await jobPictures.listSurplus(tx, { ownerId: user._id, kept: WAITING_MAX });
        for (const old of surplus) await files.remove(tx, old);
        const { width = null, height = null } = read.file;
        const look = { id, width, height, blur: read.blur ?? null };
        return { _id: id, caption, ...toPicture(links, look, PAGE_PICTURE_SIDE) };
      });
    },

    /** Of whoever never posted the job. */
    sweep: (): Promise<void> =>
      transaction(async (tx) => {
        for (const id of await jobPictures.lockForgotten(tx)) await files.remove(tx, id);
      }),
  };
}
export type JobPicturesService = ReturnType<typeof createJobPicturesService>;
