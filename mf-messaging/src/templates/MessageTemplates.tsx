import { useGetJobQuery } from '@plumbline/shared-api/jobs';
import { useSession } from '@plumbline/shared-api/session';
import { useListTemplatesQuery } from '@plumbline/shared-api/templates';
import { displayName } from '@plumbline/shared-schema/profiles';
import { TemplateEntries } from '@plumbline/shared-ui/templates';

type MessageTemplatesProps = {
  /** Who reads it. */
  other: string;
  jobId?: string | null | undefined;
  jobTitle?: string | null | undefined;
  text: string;
  onChange: (text: string) => void;
};

/** The entries of a menu with templates of messages. */
export function MessageTemplates({ other, jobId, jobTitle, text, onChange }: MessageTemplatesProps) {
  const { user, isContractor } = useSession();
  const templates = useListTemplatesQuery();
  const job = useGetJobQuery(jobId ?? '', { skip: !jobId });
  const me = user && displayName(user);
  return (
    <TemplateEntries
      // Before it is known what fills them in, none is chosen.
      query={{ data: job.isLoading ? undefined : templates.data, isError: templates.isError }}
      kind="message"
      values={{
        client: isContractor ? other : me,
        professional: isContractor ? me : other,
        job: job.data?.title ?? jobTitle,
        place: job.data?.jobLocation?.city,
      }}
      text={text}
      onChange={onChange}
    />
  );
}
