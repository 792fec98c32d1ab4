/** The files of a new remote with one public page, and its place in the lock file. */

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const TSCONFIG = `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": { "types": ["jest", "node", "@plumbline/testing/matchers"] },
  "include": ["src"]
}
`;
const OUTSIDE_BROWSER = `/** @jest-environment node */
import { testOutsideBrowser } from '@plumbline/testing/outside-browser';

testOutsideBrowser();
`;
const withoutData = (path) => `import { testPagesWithoutData } from '@plumbline/testing/pages-without-data';

testPagesWithoutData({ needNothing: ['${path} public'] });
`;
const capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** `mf-tool-rental` → the names of its parts. */
export function namesOf(remote) {
  const noun = remote.slice('mf-'.length);
  const words = noun.split('-');
  return {
    remote,
    noun,
    /** Of its texts: `toolRental` */
    key: words[0] + words.slice(1).map(capitalised).join(''),
    path: `/${noun}`,
    component: `${words.map(capitalised).join('')}Page`,
    title: capitalised(words.join(' ')),
  };
}

/** Path in the remote's folder → text. `sibling` is the package.json of a remote there is: versions and commands. */
export function remoteFiles({ remote, noun, key, path: page, component, title }, sibling) {
  const inWords = title.toLowerCase();
  return {
    'package.json': json({
      name: `@plumbline/${remote}`,
      version: '0.1.0',
      private: true,
      license: sibling.license,
      type: 'module',
      description: `The ${inWords} remote`,
      scripts: sibling.scripts,
      dependencies: sibling.dependencies,
      devDependencies: sibling.devDependencies,
    }),
    'remote.json': json({
      name: remote,
      owner: `${title} team`,
      pages: [{ path: page, expose: `./${noun}`, access: 'public', title: `${noun}:titles.${key}` }],
    }),
    'webpack.config.cjs': "module.exports = require('@plumbline/tooling/webpack')(__dirname);\n",
    'jest.config.cjs': "module.exports = require('@plumbline/tooling/jest')(__dirname);\n",
    'tsconfig.json': TSCONFIG,
    'README.md': readme({ remote, noun, page, title }),
    'src/locales/en.json': json({
      titles: { [key]: title },
      lead: `Everything about ${inWords} will be here.`,
    }),
    'src/locales/fr.json': json({ titles: { [key]: title }, lead: `Tout sur ${inWords} sera ici.` }),
    'src/outside-browser.test.ts': OUTSIDE_BROWSER,
    'src/pages-without-data.test.ts': withoutData(page),
    [`src/${noun}/${component}.tsx`]: pageSource({ noun, key, component }),
    [`src/${noun}/${component}.test.tsx`]: testSource({ noun, component, title }),
  };
}

function readme({ remote, noun, page, title }) {
  return `# ${remote}

Owned by the ${title} team.

- \`${page}\`: \`src/${noun}\`
`;
}

function pageSource({ noun, key, component }) {
  return `import { Page } from '@plumbline/shared-ui/Page';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

export function ${component}() {
  const { t } = useTranslation('${noun}');
  return (
    <Page title={t('titles.${key}')}>
      <Typography>{t('lead')}</Typography>
    </Page>
  );
}
`;
}

function testSource({ component, title }) {
  return `import { renderPage, screen } from '@plumbline/testing/render';
import { ${component} } from './${component}';

test.each(['en', 'fr'] as const)('everybody can use the page (%s)', async (language) => {
  const { container } = await renderPage(<${component} />, { language });
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  await expect(container).toHaveNoViolations();
});
`;
}

/**
 * The lock file with every remote that lies in the checkout, as `npm install` would write it: a remote brings no
 * package that is not there yet, so no network is needed. The one shared file that a new remote changes; everything
 * else finds remotes by their folders.
 */
export function lockWith(text, remotes) {
  const lock = JSON.parse(text);
  const [, sibling] = Object.entries(lock.packages).find(([name]) => /^mf-[a-z-]+$/.test(name)) ?? [];
  for (const remote of remotes) {
    lock.packages[remote] ??= { ...sibling, name: `@plumbline/${remote}` };
    lock.packages[`node_modules/@plumbline/${remote}`] ??= { resolved: remote, link: true };
  }
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return json({ ...lock, packages: Object.fromEntries(sorted) });
}
