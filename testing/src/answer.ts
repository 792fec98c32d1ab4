import { HttpResponse } from 'msw';

type Shape<T> = { parse: (value: unknown) => T };

/** An answer parsed by its own schema, so that no test relies on a shape the server never sends. */
export function answer<T>(
  shape: Shape<T>,
  body: unknown,
  init?: { status?: number; headers?: Record<string, string> },
) {
  return HttpResponse.json(shape.parse(body) as Record<string, unknown>, init);
}

/** A numeric query parameter. */
export const numberFrom = (request: Request, name: string, fallback: number) =>
  Number(new URL(request.url).searchParams.get(name) ?? fallback);
