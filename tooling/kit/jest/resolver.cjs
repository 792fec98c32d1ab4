const fs = require('node:fs');
const path = require('node:path');

/** Folder → the names that the site's kit of tests answers to. */
const known = new Map();

function namesIn(root) {
  if (!known.has(root)) {
    const file = path.join(root, '.plumbline/tests/keys.json');
    known.set(root, new Set(fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : []));
  }
  return known.get(root);
}

/**
 * React, the platform's packages and the tools of tests come from the one file that the site serves, so that there is
 * one copy of each, whoever asks for it.
 */
module.exports = (request, options) => {
  // jest checks its own settings without a root.
  const root = options.rootDir ?? process.cwd();
  if (!namesIn(root).has(request)) return options.defaultResolver(request, options);
  return path.join(root, '.plumbline/tests/entries', `${request.replaceAll('/', '+')}.cjs`);
};
