const { configure, getConfig } = require('@testing-library/react');
require('@testing-library/jest-dom');

const { getElementError: withDocument } = getConfig();

/** The message of a query that is tried again and again shows no document; the one that is given up does. */
function getElementError(message, container) {
  if (!getConfig()._disableExpensiveErrorDiagnostics) return withDocument(message, container);
  return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
}

// Long enough for a busy machine; a passing test never waits this long.
configure({ asyncUtilTimeout: 10_000, getElementError });

// React keeps a stack for each of its first elements of a second, which is a tenth of the time of these tests.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = require('react');
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
