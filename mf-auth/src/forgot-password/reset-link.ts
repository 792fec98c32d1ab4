export type ResetLink = { token: string; email: string };

/** Reads `token` and `email` from the hash, or from the query as in older mails; undefined unless both are there. */
export function readResetLink(params: URLSearchParams, hash: string): ResetLink | undefined {
  const secrets = [new URLSearchParams(hash.slice(1)), params].find(hasSecret);
  const [token, email] = [secrets?.get('token'), secrets?.get('email')];
  return token && email ? { token, email } : undefined;
}

export function hasSecret(params: URLSearchParams): boolean {
  return params.has('token');
}
