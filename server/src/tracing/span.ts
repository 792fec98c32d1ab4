/** Names, codes and counts: never who somebody is, what they wrote, or a value of a statement. */
type Attributes = Record<string, string | number>;

export type SpanOptions = {
  /** Absent: what this process does within itself. */
  kind?: 'server' | 'client' | 'producer' | 'consumer';
  attributes?: Attributes;
  /** The `traceparent` of what it follows from; absent: the span that runs. */
  from?: string | null | undefined;
  /** Is part of a span, or is none. */
  isPart?: boolean;
};

export type OpenSpan = {
  traceId: string;
  note: (attributes: Attributes) => void;
  /** Of an error the kind is told; its text may hold what somebody wrote. */
  fail: (error: unknown) => void;
  end: () => void;
  /** What `work` does, and whatever follows from it, is part of this span. */
  run: <T>(work: () => T) => T;
};

export type Tracer = {
  open: (name: string, options: SpanOptions) => OpenSpan | undefined;
  /** The `traceparent` of the span that runs. */
  carried: () => string | undefined;
};

let tracer: Tracer | undefined;

/** `undefined`: nothing is traced, as in every process that is not told where traces go. */
export function traceWith(given: Tracer | undefined): void {
  tracer = given;
}

export const isTracing = (): boolean => tracer !== undefined;

/** For what cannot be one function; whoever opens it ends it. */
export const openSpan = (name: string, options: SpanOptions): OpenSpan | undefined =>
  tracer?.open(name, options);

/** Does `work` as a span of this name. */
export async function span<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const opened = openSpan(name, options);
  if (opened === undefined) return work();
  try {
    return await opened.run(work);
  } catch (error) {
    opened.fail(error);
    throw error;
  } finally {
    opened.end();
  }
}

/** For what is done later, or elsewhere: it goes on with this trace. */
export const carriedTrace = (): string | undefined => tracer?.carried();
