/** Reads the reports of Jest and Playwright: how many tests passed, and which of them only on a retry. */
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

export interface FlakyTest {
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
  failed: number;
  skipped: number;
  flaky: FlakyTest[];
}

/** What Jest's report contains of these. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; retryReasons?: string[] }[];
  }[];
}

/** A suite without a report has failed as a whole. */
const NO_REPORT: TestResults = { passed: 0, failed: 1, skipped: 0, flaky: [] };

/** @param root of the file names */
export function readJestReport(file: string, root: string): TestResults {
  const report = readJson<JestReport>(file);
  if (!report) return NO_REPORT;
  const flaky = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, retryReasons }) => status === 'passed' && retryReasons?.length)
      .map(({ fullName, retryReasons }) => ({
        name: `${path.relative(root, name)} › ${fullName}`,
        error: summaryOf(retryReasons?.[0]),
      })),
  );
  return {
    passed: report.numPassedTests,
    // The tests of a file that does not load are not counted.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky,
  };
}

export function readPlaywrightReport(file: string): TestResults {
  const report = readJson<JSONReport>(file);
  if (!report) return NO_REPORT;
  const { stats, errors, suites } = report;
  return {
    passed: stats.expected + stats.flaky,
    // Errors outside of tests: a file that does not load, a worker that does not stop.
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: suites.flatMap((suite) => flakyOf(suite)),
  };
}

function flakyOf(
  { title, specs, suites = [] }: JSONReportSuite,
  parents: string[] = [],
): FlakyTest[] {
  const titles = [...parents, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results: [first, retry] }) => {
        const trace = retry?.attachments.find(({ name }) => name === 'trace')?.path;
        return {
          name: [...titles, spec.title].join(' › '),
          error: summaryOf(first?.error?.message),
          ...(trace && { trace }),
        };
      }),
  );
  return [...own, ...suites.flatMap((suite) => flakyOf(suite, titles))];
}

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
