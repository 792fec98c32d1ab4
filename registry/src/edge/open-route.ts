/** Open to everybody, outside the call limits, absent from the API description. */
export const OPEN = { config: { access: 'public', rateLimit: false } as const, schema: { hide: true } };
