/**
 * Every outside package that a release brings along has a licence of the list, and NOTICE names those that ask for more.
 * Offline, from `package-lock.json`. `check-licences.mjs [folder]`: of another checkout.
 */
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, stop } from './checks.mjs';
import { licenceProblems } from './licences.mjs';
import { readLock, shippedPackages } from './shipped-packages.mjs';

const root = path.resolve(process.argv[2] ?? ROOT);
const { shipped } = shippedPackages(readLock(root));
const problems = licenceProblems(shipped, fs.readFileSync(path.join(root, 'NOTICE'), 'utf8'));
if (problems.length > 0)
  stop(`Licences that are not on the list of tooling/scripts/licences.mjs:\n  ${problems.join('\n  ')}`);
