import { useTranslation } from 'react-i18next';
import { capitalise } from '@plumbline/shared-ui/format';

/** Words for what a job carries as codes or free text; '' stays ''. */
export type JobLabels = {
  /** First letter capitalised, as SPEC §2 shows categories; translated when it is one of ours. */
  category: (jobCategory: string) => string;
  /** Capitalised; translated when it is one of ours. */
  workType: (jobType: string) => string;
  duration: (jobDuration: string) => string;
  experience: (experience: string) => string;
};

/** Hirers may write any text, so a label falls back to what they wrote. */
export function useJobLabels(): JobLabels {
  const { t } = useTranslation('jobs');
  const known = (key: string, text: string) =>
    text === '' ? '' : t(`${key}.${text}`, { defaultValue: text });

  return {
    category: (jobCategory) => capitalise(known('labels.category', jobCategory)),
    workType: (jobType) => capitalise(known('labels.workType', jobType)),
    duration: (jobDuration) => known('schema:options.jobDuration', jobDuration),
    experience: (experience) => known('schema:options.experience', experience),
  };
}
