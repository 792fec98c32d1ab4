import net from 'node:net';
import { isBucketUrl, readBucketUrl } from '@plumbline/registry/bucket-url';
import { z } from 'zod';

export const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .transform((text) => text === '1' || text === 'true');
export const port = z.coerce.number().int().min(0).max(65_535);
export const positive = z.coerce.number().int().positive();
export const days = z.coerce.number().min(0).max(3650);
export const httpUrl = z.url({ protocol: /^https?$/ });
/** Text that `read` takes; what it throws is what is wrong. */
const readBy = (read: (text: string) => unknown) =>
  z.string().superRefine((text, context) => {
    try {
      read(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
    }
  });
export const bucketUrl = readBy(readBucketUrl);
/** A folder of this machine, or a bucket. */
export const storage = readBy((text) => {
  if (isBucketUrl(text)) readBucketUrl(text);
  else if (!URL.canParse(text) || new URL(text).protocol !== 'file:')
    throw new Error('expected file:///folder or s3://bucket/prefix');
});
export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);

/** `<max>/<minutes>`, as in `LIMIT_REGISTER=60/60`. */
export const limit = z
  .string()
  .regex(/^\d{1,7}\/\d{1,5}$/, 'expected <calls>/<minutes>')
  .transform((text) => {
    const [max = 0, minutes = 0] = text.split('/').map(Number);
    return { max, minutes };
  })
  .refine(({ max, minutes }) => max > 0 && minutes > 0, 'expected <calls>/<minutes>');

/** As browsers send it: no path, no slash at the end. */
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;
export const origin = httpUrl.refine(isOrigin, 'expected an origin such as https://example.org');
export const origins = list.refine(
  (items) => items.every(isOrigin),
  'expected origins such as https://example.org, comma-separated',
);

const NAMED_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** A number of hops, or networks of proxies. */
export const proxies = z
  .string()
  .refine(
    (text) => /^\d{1,2}$/.test(text) || text.split(',').every((item) => isNetwork(item.trim())),
    'expected a number of hops, or addresses such as 10.0.0.0/8, comma-separated',
  );

function isNetwork(text: string): boolean {
  const [address = '', prefix] = text.split('/');
  const version = net.isIP(address);
  if (version === 0) return prefix === undefined && NAMED_NETWORKS.has(address);
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}
