const { configure } = require('@testing-library/react');
require('@testing-library/jest-dom');

// Long enough for a busy machine; a passing test never waits this long.
configure({ asyncUtilTimeout: 10_000 });
