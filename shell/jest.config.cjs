const preset = require('@plumbline/tooling/jest')(__dirname);

// As in the built site, where the host shares its facade under the router's name.
const router = { '^react-router-dom$': '<rootDir>/src/facade/react-router-dom.ts' };

module.exports = { ...preset, moduleNameMapper: { ...preset.moduleNameMapper, ...router } };
