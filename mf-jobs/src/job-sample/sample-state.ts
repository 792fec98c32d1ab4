/** What `/job-desc` takes as navigation state: the job, and the title to show until it has come. */
export type SampleState = { jobId: string | undefined; title: string };

/** Reads navigation state, which may be anything. */
export function sampleStateOf(state: unknown): SampleState {
  const { jobId, title } = (state ?? {}) as Record<string, unknown>;
  return {
    jobId: typeof jobId === 'string' && jobId !== '' ? jobId : undefined,
    title: typeof title === 'string' ? title : '',
  };
}
