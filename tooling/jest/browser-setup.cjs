const { configure } = require('@testing-library/react');
require('@testing-library/jest-dom');

// `findBy…` and `waitFor` outlast a busy machine; a test that passes never waits this long.
configure({ asyncUtilTimeout: 10_000 });
