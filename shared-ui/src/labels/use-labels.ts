import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '@plumbline/shared-schema/jobs';
import { readSalary } from '@plumbline/shared-schema/money';
import { OPTION_LISTS, optionLabel, type OptionList } from '@plumbline/shared-schema/options';
import type { Fact } from '@plumbline/shared-ui/cards';
import { capitalise, formatsFor } from '@plumbline/shared-ui/format';

type JobTerms = Pick<Job, 'jobCategory' | 'jobType' | 'jobDuration' | 'experience' | 'salary'>;

/** The field of a job that each caption of `ui:captions` is about. */
const TERMS = {
  category: 'jobCategory',
  jobType: 'jobType',
  workType: 'jobType',
  duration: 'jobDuration',
  experience: 'experience',
  salary: 'salary',
} as const;
type JobFact = keyof typeof TERMS;

export type Choice = { value: string; label: string };

export type Labels = {
  /** Label of a known value; any other text is capitalised. */
  option: (list: OptionList, value: string) => string;
  /** Values to choose from, in the order of their labels in the reader's alphabet. */
  choices: (list: OptionList, values: readonly string[]) => Choice[];
  /** Formatted amounts, the hirer's own text where it says more, or 'Negotiable' for none. */
  salary: (text: string) => string;
  /** Entries for `Facts`; 'Not specified' for a missing value. */
  facts: <Name extends JobFact>(
    job: Pick<JobTerms, (typeof TERMS)[Name]>,
    names: readonly Name[],
  ) => (Fact & { text: string })[];
  /** `30 days`, `30 jours` */
  days: (count: number) => string;
};

/** Labels of the codes and free texts of jobs, offers and contracts. */
export function useLabels(): Labels {
  const { t, i18n } = useTranslation('options');
  const language = i18n.resolvedLanguage ?? 'en';

  return useMemo(() => {
    const formats = formatsFor(language);
    const { compare } = new Intl.Collator(language);

    function option(list: OptionList, value: string): string {
      const known = knownOption(list, value);
      return known === undefined ? capitalise(value.trim()) : t(optionLabel(list, known));
    }
    function salary(text: string): string {
      const terms = readSalary(text);
      if (!terms) return writtenSalary(text) ?? t('ui:format.negotiable');
      const amount = formats.moneyRange(terms.min, terms.max);
      return terms.per === null ? amount : t(`ui:format.per.${terms.per}`, { amount });
    }
    function textOf(job: Partial<JobTerms>, name: JobFact): string {
      const field = TERMS[name];
      const value = job[field] ?? '';
      return field === 'salary' ? salary(value) : option(field, value);
    }

    return {
      option,
      choices: (list, values) =>
        values
          .map((value) => ({ value, label: option(list, value) }))
          .sort((one, other) => compare(one.label, other.label)),
      salary,
      facts: (job, names) =>
        names.map((name) => ({
          term: t(`ui:captions.${name}`),
          text: textOf(job, name) || t('ui:captions.unspecified'),
          isMain: name === 'salary',
        })),
      days: (count) => t('days', { count }),
    };
  }, [language, t]);
}

function knownOption(list: OptionList, value: string): string | undefined {
  const values: readonly string[] = OPTION_LISTS[list];
  const wanted = value.trim().toLowerCase();
  return values.find((one) => one.toLowerCase() === wanted);
}

/** One dollar sign before a text with an amount; undefined for "negotiable". */
function writtenSalary(text: string): string | undefined {
  const plain = text.replaceAll('$', ' ').replaceAll(/\s+/g, ' ').trim();
  if (plain === '' || /^(?:negotiable|négociable|à (?:discuter|négocier))$/i.test(plain)) return undefined;
  return /\d/.test(plain) ? `$${plain}` : plain;
}
