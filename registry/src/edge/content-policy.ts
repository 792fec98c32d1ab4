import type { EdgeSettings } from './boot-document';

export type PolicyOptions = {
  settings: EdgeSettings;
  /** Origins of remotes under development. */
  devOrigins: readonly string[];
  isDevelopment: boolean;
};

/**
 * The content security policy of the page, for a nonce. Scripts come from this origin or carry the nonce; nothing
 * inline, no `eval`. Development adds the origins of the developed remotes and what hot replacement needs.
 */
export function contentPolicy({
  settings,
  devOrigins,
  isDevelopment,
}: PolicyOptions): (nonce: string) => string {
  const api = originOf(settings.apiUrl);
  const tiles = settings.tileUrl === null ? [] : originOf(settings.tileUrl);
  const sockets = [...api, ...devOrigins].map((origin) => origin.replace(/^http/, 'ws'));
  const connect = [
    "'self'",
    ...api,
    ...devOrigins,
    ...sockets,
    ...(isDevelopment ? ['ws://localhost:*'] : []),
  ];

  return (nonce) => {
    const directives: Record<string, string[]> = {
      'default-src': ["'self'"],
      'script-src': [
        "'self'",
        `'nonce-${nonce}'`,
        ...devOrigins,
        ...(isDevelopment ? ["'unsafe-eval'"] : []),
      ],
      // With a nonce in the list browsers ignore 'unsafe-inline', which the loaders of a development build need.
      'style-src': ["'self'", isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`, ...devOrigins],
      'img-src': ["'self'", 'data:', 'blob:', ...tiles, ...api, ...devOrigins],
      'font-src': ["'self'", 'data:', ...devOrigins],
      'connect-src': [...new Set(connect)],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'frame-src': ["'none'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
    };
    return Object.entries(directives)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; ');
  };
}

/** The origin of an absolute URL, `{s}` of tile servers as any subdomain; none for a path of this site. */
function originOf(url: string): string[] {
  const found = /^(https?:\/\/)([^/]+)/.exec(url);
  if (!found) return [];
  const [, scheme = '', host = ''] = found;
  return [scheme + host.replace(/^\{[^}]+\}/, '*')];
}
