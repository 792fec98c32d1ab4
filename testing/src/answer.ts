import { HttpResponse } from 'msw';

type Shape<T> = { parse: (value: unknown) => T };

/** An answer that its own schema has checked, so that a test cannot rest on a shape the server never sends. */
export function answer<T>(
  shape: Shape<T>,
  body: unknown,
  init?: { status?: number; headers?: Record<string, string> },
) {
  return HttpResponse.json(shape.parse(body) as Record<string, unknown>, init);
}

/** A number of the address' query. */
export const numberFrom = (request: Request, name: string, fallback: number) =>
  Number(new URL(request.url).searchParams.get(name) ?? fallback);
