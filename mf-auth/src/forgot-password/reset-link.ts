/** What the link of the mail holds. */
export type ResetLink = { token: string; email: string };

/** Of an address with both `token` and `email`. */
export function readResetLink(params: URLSearchParams): ResetLink | undefined {
  const [token, email] = [params.get('token'), params.get('email')];
  return token && email ? { token, email } : undefined;
}

/** The address without the secret. */
export function withoutResetLink(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete('token');
  rest.delete('email');
  return rest;
}
