import { toast } from '@plumbline/shared-ui/toasts';
import { isFailure, Refusal } from './failure';
import type { Failure } from './failure';
import { useFailureText } from './use-failure-text';
import type { Silence } from './use-failure-text';

export type Outcome = Silence & {
  /** Toast after success where the answer has no `message`; null for no toast. */
  done?: string | null;
  /** Whether a refusal means that it was done before, in another tab or by a second click: counts as success. */
  isDone?: (failure: Failure) => boolean;
  /** The field that an error code is about where the server names none: `{ EMAIL_TAKEN: 'email' }`. */
  fieldOf?: Record<string, string>;
};
type WithDoneBefore = Outcome & { isDone: (failure: Failure) => boolean };

/** Resolves to the answer, or to true for `isDone`. */
type Try = {
  <T>(call: Promise<T>, outcome: WithDoneBefore): Promise<T | true>;
  <T>(call: Promise<T>, outcome?: Outcome): Promise<T>;
};
/** As `Try`, and to undefined after a failure, which a toast has shown. */
type Run = {
  <T>(call: Promise<T>, outcome: WithDoneBefore): Promise<T | true | undefined>;
  <T>(call: Promise<T>, outcome?: Outcome): Promise<T | undefined>;
};

type TryOptions = {
  /** Shows a failure as a toast too. */
  isToasted?: boolean;
};

function messageIn(answer: unknown): string {
  const { message } = (answer ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : '';
}

function refusalOf(error: unknown, text: string, { fieldOf = {} }: Outcome): Refusal {
  // What the call itself has refused says more than `failed`.
  if (error instanceof Refusal) return error;
  const { code = '', fields = {} } = isFailure(error) ? error : {};
  const field = fieldOf[code];
  return new Refusal(text, error, field && Object.keys(fields).length === 0 ? { [field]: text } : fields);
}

function congratulate(text: string | null | undefined) {
  if (text) toast.success(text);
}

/**
 * Runs a mutation for a form or a `ConfirmDialog`: `await attempt(save(values).unwrap(), { failed })`. Shows success
 * as a toast; rejects with a `Refusal`, which they show.
 */
export function useTry({ isToasted = false }: TryOptions = {}): Try {
  const textOf = useFailureText();

  return async <T>(call: Promise<T>, outcome: Outcome = {}): Promise<T> => {
    const { done, isDone, isOwnText } = outcome;
    try {
      const answer = await call;
      congratulate(isOwnText || done === null ? done : messageIn(answer) || done);
      return answer;
    } catch (error) {
      if (isFailure(error) && isDone?.(error)) {
        congratulate(done);
        return true as T;
      }
      const refusal = refusalOf(error, textOf(error, outcome), outcome);
      if (isToasted) toast.error(refusal.message);
      throw refusal;
    }
  };
}

/** Runs a mutation and shows its outcome as a toast: `if (await run(close(id).unwrap(), { failed })) onClosed()`. */
export function useAction(): Run {
  const attempt = useTry({ isToasted: true });

  return async <T>(call: Promise<T>, outcome: Outcome = {}): Promise<T | undefined> => {
    try {
      return await attempt(call, outcome);
    } catch {
      return undefined;
    }
  };
}
