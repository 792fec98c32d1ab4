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
  if (!URL.canParse(text)) throw new Error('expected s3://bucket/prefix');
  const { protocol, hostname, username, password, pathname, searchParams } = new URL(text);
  if (protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(hostname))
    throw new Error('expected s3://bucket/prefix');
  if (username || password)
    throw new Error('credentials do not belong into it: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  const unknown = [...searchParams.keys()].find((name) => !PARAMETERS.some((known) => known === name));
  if (unknown !== undefined) throw new Error(`it takes ${PARAMETERS.join(', ')}, not ${unknown}`);
  const path = pathname.replace(/^\/+|\/+$/g, '');
  if (!/^[\w./-]*$/.test(path) || /(^|\/)\.{0,2}(\/|$)/.test(path === '' ? 'x' : path))
    throw new Error('its prefix may hold letters, digits and . _ - /');
  const [endpoint, region, profile] = PARAMETERS.map((name) => searchParams.get(name) ?? undefined);
  if (endpoint !== undefined && !/^https?:$/.test(URL.canParse(endpoint) ? new URL(endpoint).protocol : ''))
    throw new Error('its endpoint is no address (https://objects.example)');
  return {
    name: hostname,
    prefix: path === '' ? '' : `${path}/`,
    ...(endpoint !== undefined && { endpoint }),
    ...((region ?? endpoint) !== undefined && { region: region ?? USUAL_REGION }),
    ...(profile !== undefined && { profile }),
  };
}
