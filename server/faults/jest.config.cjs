const preset = require('@plumbline/tooling/jest')(__dirname);

// Of the browser's set-up nothing; in CI a run that failed is tried once more, and named at the end.
const setupFilesAfterEnv = preset.setupFilesAfterEnv.filter((file) => file.endsWith('retry-setup.cjs'));

module.exports = { ...preset, roots: [__dirname], testEnvironment: 'node', setupFilesAfterEnv };
