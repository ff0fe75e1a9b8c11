/** A test that passes only the second time is reported as flaky. (tools/site/src/test-reports.ts) */
if (process.env.CI || process.env.TEST_RETRIES)
  jest.retryTimes(1, { retryImmediately: true, logErrorsBeforeRetry: true });
