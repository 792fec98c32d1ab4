import type { BuiltRelease } from './read-release';

/** URLs of code: links in texts do not end in such names. */
const CODE_ADDRESS =
  /(?:https?:|(?<=["'`(=]))\/\/([\w.-]+(?::\d+)?)\/[^\s"'`<>()\\]*?\.(?:m?js|css|wasm)(?=[\s"'`<>()\\?#]|$)/g;
const TEXTS = /\.([cm]?js|css|html|svg|json|wasm)$/;
const PRIVATE_KEY = /-----BEGIN (?:\w+ )?PRIVATE KEY-----/;

type Finding = { where: string; problem: string; wayOut: string };

/** What no build may carry: code from an origin that nobody allowed, and a private key. */
export function checkContents({ files }: BuiltRelease, allowedOrigins: readonly string[]): Finding[] {
  const allowed = new Set(allowedOrigins.map((origin) => new URL(origin).host));
  return [...files].flatMap(([file, bytes]): Finding[] => {
    const text = bytes.toString('latin1');
    const foreign = TEXTS.test(file) ? foreignCode(text, allowed) : [];
    return [
      ...foreign.map((address) => ({
        where: file,
        problem: `loads ${address}, whose origin is not on the list of allowed origins`,
        wayOut: 'bundle that file, or add its origin to REGISTRY_ORIGINS',
      })),
      ...(PRIVATE_KEY.test(text) ? [leakedKey(file)] : []),
    ];
  });
}

function foreignCode(text: string, allowed: ReadonlySet<string>): string[] {
  const found = [...text.matchAll(CODE_ADDRESS)].filter(([, host]) => !allowed.has(host ?? ''));
  return [...new Set(found.map(([address]) => address))];
}

function leakedKey(file: string): Finding {
  return {
    where: file,
    problem: 'holds a private key, and every browser would get it',
    wayOut: 'take the key out of the sources, replace it wherever it was used, and build again',
  };
}
