// In CI a test that failed is tried once more: two runs share the cores there. `npm test` names each at its end.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
