import { useGetJobQuery } from '@plumbline/shared-api/jobs';
import { useListTemplatesQuery } from '@plumbline/shared-api/templates';
import type { TemplateKind } from '@plumbline/shared-schema/template-text';
import { displayName } from '@plumbline/shared-schema/profiles';
import { useFormContext, useWatch } from '@plumbline/shared-ui/Form';
import { useFormat } from '@plumbline/shared-ui/format';
import { TemplateBar, TemplateEntries } from '@plumbline/shared-ui/templates';

type JobTemplatesProps = {
  kind: TemplateKind;
  /** The text of the form. */
  field: string;
  jobId: string;
  professional: string | undefined;
  /** Dollars; 0: not said yet. */
  price: number;
};

/** Templates for a text of a form about a job. */
export function JobTemplates(props: JobTemplatesProps) {
  const text = String(useWatch({ name: props.field }) ?? '');
  return (
    <TemplateBar text={text}>
      <Entries {...props} text={text} />
    </TemplateBar>
  );
}

function Entries({ kind, field, jobId, professional, price, text }: JobTemplatesProps & { text: string }) {
  const { setValue } = useFormContext();
  const { money } = useFormat();
  const templates = useListTemplatesQuery();
  const job = useGetJobQuery(jobId);
  return (
    <TemplateEntries
      // Before it is known what fills them in, none is chosen.
      query={{ data: job.isLoading ? undefined : templates.data, isError: templates.isError }}
      kind={kind}
      values={{
        professional,
        client: job.data && displayName(job.data.postedBy),
        job: job.data?.title,
        place: job.data?.jobLocation?.city,
        price: price > 0 ? money(price) : undefined,
      }}
      text={text}
      onChange={(next) => setValue(field, next, { shouldDirty: true, shouldValidate: true })}
    />
  );
}
