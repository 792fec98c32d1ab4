const preset = require('@plumbline/tooling/jest')(__dirname);

module.exports = { ...preset, roots: [__dirname], testEnvironment: 'node', setupFilesAfterEnv: [] };
