/** Reads the reports of Jest and Playwright: how many tests passed, which of them only on a retry, and which failed. */
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { posix } from '@tivara/workspace/posix';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';

export interface Failure {
  /** File and titles. */
  name: string;
  /** Of the first try. */
  error: string;
  /** File of the first retry. */
  trace?: string;
}

export interface TestResults {
  /** Flaky ones too. */
  passed: number;
  skipped: number;
  failed: Failure[];
  /** Failed first, and passed on a retry. */
  flaky: Failure[];
}

/** What Jest's report contains of these. */
interface JestReport {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    /** Why the file did not load, where it has no tests. */
    message: string;
    status: string;
    assertionResults: {
      fullName: string;
      status: string;
      failureMessages: string[];
      retryReasons?: string[];
    }[];
  }[];
}

/** @param root of the file names */
export function readJestReport(file: string, root: string): TestResults {
  const report = readJson<JestReport>(file);
  if (!report) return withoutReport('Jest');
  const tests = report.testResults.flatMap(({ name, message, status, assertionResults }) => {
    const relative = posix(path.relative(root, name));
    return assertionResults.length || status === 'passed'
      ? assertionResults.map(({ fullName, ...test }) => ({
          name: `${relative} › ${fullName}`,
          ...test,
        }))
      : [{ name: relative, status: 'failed', failureMessages: [message], retryReasons: [] }];
  });
  const failuresWith = (status: string) =>
    tests
      .filter((test) => test.status === status)
      .flatMap(({ name, failureMessages, retryReasons = [] }) => {
        const [error] = [...retryReasons, ...failureMessages];
        return error === undefined ? [] : [{ name, error: summaryOf(error) }];
      });
  return {
    passed: report.numPassedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failed: failuresWith('failed'),
    flaky: failuresWith('passed'),
  };
}

export function readPlaywrightReport(file: string): TestResults {
  const report = readJson<JSONReport>(file);
  if (!report) return withoutReport('Playwright');
  const { stats, errors, suites } = report;
  const failuresWith = (status: Status) => suites.flatMap((suite) => failuresIn(suite, status));
  return {
    passed: stats.expected + stats.flaky,
    skipped: stats.skipped,
    failed: [
      ...failuresWith('unexpected'),
      // A file that does not load, a worker that does not stop.
      ...errors.map(({ message }) => ({ name: 'outside of tests', error: summaryOf(message) })),
    ],
    flaky: failuresWith('flaky'),
  };
}

type Status = JSONReportTest['status'];

function failuresIn(
  { title, specs, suites = [] }: JSONReportSuite,
  status: Status,
  parents: string[] = [],
): Failure[] {
  const titles = [...parents, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === status)
      .map(({ results: [first, retry] }) => {
        const trace = retry?.attachments.find(({ name }) => name === 'trace')?.path;
        return {
          name: [...titles, spec.title].join(' › '),
          error: summaryOf(first?.error?.message),
          ...(trace && { trace }),
        };
      }),
  );
  return [...own, ...suites.flatMap((suite) => failuresIn(suite, status, titles))];
}

/** How many runs of each test failed, the most first, and its first error. */
export function failureRates(runs: TestResults[]): (Failure & { count: number })[] {
  const rates = new Map<string, Failure & { count: number }>();
  for (const failure of runs.flatMap(({ failed }) => failed)) {
    const rate = rates.get(failure.name) ?? { ...failure, count: 0 };
    rates.set(failure.name, { ...rate, count: rate.count + 1 });
  }
  return [...rates.values()].sort((one, other) => other.count - one.count);
}

const withoutReport = (runner: string): TestResults => ({
  passed: 0,
  skipped: 0,
  failed: [{ name: runner, error: 'It ended without a report.' }],
  flaky: [],
});

function readJson<T>(file: string): T | undefined {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}

/** An error without its stack and its log, in one line. */
const summaryOf = (message = ''): string =>
  stripVTControlCharacters(message)
    .split(/\n\s+at |\nCall log:/)[0]
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300);
