/** Where a bucket is: `s3://bucket/prefix?endpoint=…&region=…&profile=…`, of which the name alone is required. */
export type BucketPlace = {
  name: string;
  /** What stands before each key: nothing, or text that ends with a slash. */
  prefix: string;
  /** Of a server other than Amazon's. */
  endpoint?: string;
  region?: string;
  /** A part of the credentials file. */
  profile?: string;
};

const PARAMETERS = ['endpoint', 'region', 'profile'] as const;
/** A server elsewhere has one region, and most call it this. */
const USUAL_REGION = 'us-east-1';

export function isBucketUrl(text: string): boolean {
  return text.startsWith('s3:');
}

/** Throws with what is wrong, which never names a secret. */
export function readBucketUrl(text: string): BucketPlace {
  const url = parseUrl(text);
  const path = url.pathname.replace(/^\/+|\/+$/g, '');
  if (path !== '' && !path.split('/').every((part) => /^[\w-][\w.-]*$/.test(part)))
    throw new Error('its prefix may hold letters, digits and . _ - /');
  const { endpoint, region, profile } = readParameters(url);
  return {
    name: url.hostname,
    prefix: path === '' ? '' : `${path}/`,
    ...(endpoint !== undefined && { endpoint, region: USUAL_REGION }),
    ...(region !== undefined && { region }),
    ...(profile !== undefined && { profile }),
  };
}

function parseUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname))
    throw new Error('expected s3://bucket/prefix');
  if (url.username !== '' || url.password !== '')
    throw new Error('credentials do not belong into it: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  return url;
}

function readParameters({ searchParams }: URL): Partial<Record<(typeof PARAMETERS)[number], string>> {
  const given = Object.fromEntries(searchParams);
  const unknown = Object.keys(given).find((name) => !PARAMETERS.some((known) => known === name));
  if (unknown !== undefined) throw new Error(`it takes ${PARAMETERS.join(', ')}, not ${unknown}`);
  const { endpoint } = given;
  if (endpoint !== undefined && !(/^https?:/.test(endpoint) && URL.canParse(endpoint)))
    throw new Error('its endpoint is no address (https://objects.example)');
  return given;
}
