import { useSession } from '@plumbline/shared-api/session';
import { useListTemplatesQuery } from '@plumbline/shared-api/templates';
import type { ApplyForm as Words } from '@plumbline/shared-schema/applications';
import type { Job } from '@plumbline/shared-schema/jobs';
import { amountIn } from '@plumbline/shared-schema/money';
import { displayName } from '@plumbline/shared-schema/profiles';
import { useFormContext, useWatch } from '@plumbline/shared-ui/Form';
import { toPersonName, useFormat } from '@plumbline/shared-ui/format';
import { TemplateBar, TemplateEntries } from '@plumbline/shared-ui/templates';

type LetterTemplatesProps = { job: Pick<Job, 'title' | 'postedBy' | 'jobLocation'> };

/** Templates for the letter of an application. */
export function LetterTemplates({ job }: LetterTemplatesProps) {
  const text = useWatch<Words, 'coverLetter'>({ name: 'coverLetter' });
  return (
    <TemplateBar text={text}>
      <Entries job={job} text={text} />
    </TemplateBar>
  );
}

function Entries({ job, text }: LetterTemplatesProps & { text: string }) {
  const { setValue } = useFormContext<Words>();
  const { user } = useSession();
  const { money } = useFormat();
  const templates = useListTemplatesQuery();
  const cost = amountIn(useWatch<Words, 'estimatedServiceCost'>({ name: 'estimatedServiceCost' }));
  return (
    <TemplateEntries
      query={templates}
      kind="letter"
      values={{
        client: displayName(job.postedBy),
        professional: user && toPersonName(user.fullName),
        job: job.title,
        place: job.jobLocation?.city,
        price: cost > 0 ? money(cost) : undefined,
      }}
      text={text}
      onChange={(next) => setValue('coverLetter', next, { shouldDirty: true, shouldValidate: true })}
    />
  );
}
