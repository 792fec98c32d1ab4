/**
 * Writes what a release brings along as CycloneDX 1.6: every outside package with version, hash, licence and what it
 * needs. Offline, from `package-lock.json`; the same lock file gives the same bytes.
 */
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, stop } from './checks.mjs';
import { readCommandLine } from './command-line.mjs';
import { readLock, shippedPackages } from './shipped-packages.mjs';

const { names } = readCommandLine(
  `npm run sbom [-- <file>]
Writes the outside packages of a release (CycloneDX 1.6) to server/dist/sbom.cdx.json, where every build of the server
puts it, or to <file>.`,
  { names: 1 },
);
const file = path.resolve(names[0] ?? path.join(ROOT, 'server/dist/sbom.cdx.json'));

const ALGORITHMS = { sha512: 'SHA-512', sha384: 'SHA-384', sha256: 'SHA-256', sha1: 'SHA-1' };

function hashOf(integrity) {
  const [algorithm, ...rest] = integrity.split('-');
  return { alg: ALGORITHMS[algorithm], content: Buffer.from(rest.join('-'), 'base64').toString('hex') };
}

const licencesOf = (license) =>
  / (AND|OR) /.test(license) ? [{ expression: license }] : [{ license: { id: license } }];

const purlOf = (id) => `pkg:npm/${id.replace(/^@/, '%40')}`;

const { shipped, own } = shippedPackages(readLock(ROOT));
const packages = [...shipped];
const unknown = packages.filter(([, { integrity, license }]) => !integrity || !license).map(([id]) => id);
if (unknown.length > 0) stop(`Without a hash or a licence: ${unknown.join(', ')}`);

const { name, version, license } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
const document = {
  $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: {
    component: { type: 'application', 'bom-ref': name, name, version, licenses: licencesOf(license) },
  },
  components: packages.map(([id, found]) => ({
    type: 'library',
    'bom-ref': purlOf(id),
    name: found.name,
    version: found.version,
    purl: purlOf(id),
    hashes: [hashOf(found.integrity)],
    licenses: licencesOf(found.license),
  })),
  dependencies: [
    { ref: name, dependsOn: own.map(purlOf) },
    ...packages.map(([id, { needs }]) => ({ ref: purlOf(id), dependsOn: needs.map(purlOf) })),
  ],
};
fs.mkdirSync(path.dirname(file), { recursive: true });
fs.writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
process.stdout.write(`${packages.length} packages: ${path.relative(process.cwd(), file)}\n`);
