import { openSpan } from '../tracing/span';

/** Longer ones are cut. */
const MOST_TEXT = 2000;

type Callback = (error: Error | null, ...rest: unknown[]) => void;

/**
 * A statement of the driver (`query` with whatever it takes: a text or a configuration, values, a callback) as a span: its text,
 * never its values. Only within a call or a delivery, else each look for work would be a trace.
 */
export function tracedStatement(parameters: unknown[], query: (parameters: unknown[]) => unknown): unknown {
  const text = textOf(parameters[0]);
  const operation = /\w+/.exec(text)?.[0].toUpperCase() ?? 'SQL';
  const span = openSpan(operation, {
    kind: 'client',
    isPart: true,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text.slice(0, MOST_TEXT),
    },
  });
  if (span === undefined) return query(parameters);
  const end = (error?: unknown) => {
    if (error) span.fail(error);
    span.end();
  };
  const callback = parameters.at(-1);
  if (typeof callback === 'function') {
    const ending: Callback = (error, ...rest) => {
      end(error);
      (callback as Callback)(error, ...rest);
    };
    return query([...parameters.slice(0, -1), ending]);
  }
  const result = query(parameters);
  if (result instanceof Promise) result.then(() => end(), end);
  else end();
  return result;
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const { text } = statement as { text?: unknown };
  return typeof text === 'string' ? text : '';
}
