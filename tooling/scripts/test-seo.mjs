/** `npm run test:seo`: builds what has changed, and reads every public page as search engines do. Asks nobody elsewhere. */
import { requireNode } from './checks.mjs';
import { readCommandLine } from './command-line.mjs';
import { step, TOOLS } from './run.mjs';
import { build, install } from './site.mjs';

requireNode();
readCommandLine(`npm run test:seo
Builds what has changed, and reads every public page as search engines do.`);
await install();
await build();
await step('Pages as search engines read them', TOOLS.npm('test', '-w', 'e2e', '--', 'search-engines'));
