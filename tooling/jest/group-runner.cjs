const fs = require('node:fs');
const path = require('node:path');
const { formatResultsErrors } = require('jest-message-util');
const { default: TestRunner } = require('jest-runner');

/** So many files of a package load what they test once; more would keep too much in one worker's memory. */
const MOST_IN_A_GROUP = 12;

/** What the other files of a group would feel: said in a comment with its reason, or seen in the code. */
const RUNS_ALONE = /^\/\/ Runs alone: |\bjest\.(resetModules|isolateModules)|\b(describe|it|test)\.only\b/m;
const ENVIRONMENT = /^\/\*\*[\s*]*@jest-environment\s+(\S+)/;

/** Said in a comment with its reason: `npm test` has no time for the file, but when it is run by name. */
const IN_ALL_ONLY = /^\/\/ In test:all only: /m;
const isInTime = ({ path: file }) => !IN_ALL_ONLY.test(fs.readFileSync(file, 'utf8'));

/** Files of one environment, with its line. Those that run alone are an environment each. */
function environmentsOf(tests) {
  const environments = new Map();
  for (const test of tests) {
    const text = fs.readFileSync(test.path, 'utf8');
    const [line = ''] = ENVIRONMENT.exec(text) ?? [];
    const key = RUNS_ALONE.test(text) ? test.path : line;
    if (!environments.has(key)) environments.set(key, { line, files: [] });
    environments.get(key).files.push(test);
  }
  return [...environments.values()];
}

/** jest gives the slowest files first: dealt out one by one, they make groups that take about equally long. */
const groupsOf = (tests, workers) =>
  environmentsOf(tests).flatMap(({ line, files }) => {
    const count = Math.max(Math.min(workers, files.length), Math.ceil(files.length / MOST_IN_A_GROUP));
    return Array.from({ length: count }, (_none, group) => ({
      line,
      files: files.filter((_file, index) => index % count === group),
    }));
  });

const titleOf = ({ path: file, context }) => path.relative(context.config.rootDir, file);

/** A file that ends gives back the clock and what it spied on. All have the longest limit that one of them asks for. */
const sourceOf = ({ line, files }) =>
  `${line && `${line} */\n`}const leave = () => { jest.restoreAllMocks(); jest.useRealTimers(); };
const LIMIT = Symbol.for('TEST_TIMEOUT_SYMBOL');
let longest;
const load = (load) => {
  delete globalThis[LIMIT];
  load();
  longest = Math.max(longest ?? 0, globalThis[LIMIT] ?? 0);
};
${files
  .map((file) => [titleOf(file), file.path].map((text) => JSON.stringify(text)))
  .map(([title, file]) => `describe(${title}, () => { afterAll(leave); load(() => require(${file})); });\n`)
  .join('')}if (longest > 0) jest.setTimeout(longest);`;

const counted = (results, status) => results.filter((result) => result.status === status).length;

/** What a group's result says of one of its files, as if that had run alone. */
function resultOf(test, whole, globalConfig) {
  const title = titleOf(test);
  const testResults = whole.testResults
    .filter(({ ancestorTitles }) => ancestorTitles[0] === title)
    .map((result) => ({
      ...result,
      ancestorTitles: result.ancestorTitles.slice(1),
      fullName: result.fullName.slice(title.length + 1),
    }));
  const { config } = test.context;
  const runtime = testResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  const slow = runtime / 1000 > config.slowTestThreshold;
  return {
    ...whole,
    testFilePath: test.path,
    testResults,
    failureMessage: formatResultsErrors(testResults, config, globalConfig, test.path),
    numPassingTests: counted(testResults, 'passed'),
    numFailingTests: counted(testResults, 'failed'),
    numPendingTests: counted(testResults, 'pending'),
    numTodoTests: counted(testResults, 'todo'),
    perfStats: { ...whole.perfStats, runtime, slow },
  };
}

/**
 * Runs many test files in one environment: half of a small file's time is loading what it tests. Possible because no
 * test mocks modules, and all clean up after themselves. Reports each file under its own name. A file that is run by
 * name runs as jest alone would run it, and so do all with `--runner jest-runner`.
 */
module.exports = class GroupRunner extends TestRunner {
  #groups = new Map();
  #again = [];

  async runTests(tests, watcher, { serial: isSerial }) {
    const { rootDir } = tests[0].context.config;
    const { maxWorkers } = this._globalConfig;
    // Files that were quick last time jest runs itself, and waits for what one leaves open: a worker is ended.
    const options = { serial: isSerial && (tests.length === 1 || maxWorkers === 1) };
    // Inside the package: a test looks upwards from its own file for the package that it belongs to.
    const folder = path.join(rootDir, '.cache', `test-groups-${process.pid}`);
    fs.mkdirSync(folder, { recursive: true });
    try {
      const isEach = process.env.TEST_ALL || tests.length === 1;
      const wanted = isEach ? tests : tests.filter(isInTime);
      const groups = groupsOf(wanted, maxWorkers);
      await super.runTests(
        groups.map((group) => this.#oneTest(group, folder)),
        watcher,
        options,
      );
      if (this.#again.length > 0) await super.runTests(this.#again, watcher, options);
    } finally {
      fs.rmSync(folder, { recursive: true, force: true });
    }
  }

  #oneTest(group, folder) {
    const [first, ...others] = group.files;
    if (others.length === 0) return first;
    const file = path.join(folder, `${this.#groups.size}.test.cjs`);
    fs.writeFileSync(file, sourceOf(group));
    this.#groups.set(file, group.files);
    return { ...first, path: file };
  }

  on(name, listener) {
    return super.on(name, async ([test, ...rest]) => {
      const files = this.#groups.get(test.path ?? test);
      if (!files) return listener([test, ...rest]);
      if (name === 'test-file-start') for (const file of files) await listener([file]);
      if (name === 'test-file-success') await this.#report(files, rest[0], listener);
      // A file that cannot be loaded takes its group with it: alone, each says whether it was the one.
      if (name === 'test-file-failure') this.#again.push(...files);
    });
  }

  async #report(files, whole, listener) {
    for (const [index, file] of files.entries()) {
      const result = resultOf(file, whole, this._globalConfig);
      if (whole.testExecError || result.testResults.length === 0) this.#again.push(file);
      else await listener([file, index === 0 ? result : { ...result, console: undefined }]);
    }
  }
};
