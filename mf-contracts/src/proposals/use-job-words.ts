import { useTranslation } from 'react-i18next';
import type { Application } from '@plumbline/shared-schema/applications';
import { optionLabel, type OptionList } from '@plumbline/shared-schema/options';
import { capitalise } from '@plumbline/shared-ui/format';

type JobOfApplication = Application['jobId'];

/** A job's type, duration and the like as the reader's words; free texts stay as they were written. */
export function useJobWords() {
  const { t } = useTranslation('contracts');
  const word = (list: OptionList, value: string) =>
    value && t(optionLabel(list, value), { defaultValue: capitalise(value) });

  return (job: JobOfApplication) => ({
    type: word('contractType', job.jobType),
    duration: word('jobDuration', job.jobDuration),
    category: word('jobCategory', job.jobCategory),
    experience: word('experience', job.experience),
    skills: job.skillsRequired.map(({ name }) => word('skill', name)),
  });
}
