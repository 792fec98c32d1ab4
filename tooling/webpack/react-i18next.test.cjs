const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { ROOT } = require('./shares.cjs');

const namesIn = (source, pattern) =>
  [...source.matchAll(pattern)].flatMap(([, names]) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );

test('everything that the site takes from react-i18next is in the part that the host shares', () => {
  const facade = fs.readFileSync(path.join(__dirname, 'react-i18next.js'), 'utf8');
  const shared = namesIn(facade, /export \{([^}]*)\} from/g);
  // The loaders of `tooling/webpack` write code that is built into remotes in development.
  const sources = execFileSync(
    'git',
    ['ls-files', 'shell/src', 'mf-*/src', 'shared-*/src', 'tooling/webpack'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  const files = sources.split('\n').filter((file) => /\.(tsx?|c?js)$/.test(file) && !file.includes('.test.'));
  const used = files
    .filter((file) => fs.existsSync(path.join(ROOT, file)))
    .flatMap((file) =>
      namesIn(
        fs.readFileSync(path.join(ROOT, file), 'utf8'),
        /(?:import|export) \{([^}]*)\} from 'react-i18next'/g,
      ),
    );
  expect(used).toEqual(expect.arrayContaining(['useTranslation', 'getI18n']));
  expect([...new Set(used)].filter((name) => !shared.includes(name))).toEqual([]);
});
