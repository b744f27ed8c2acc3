/** The test files of each package. */
export const testFiles = {
  contract: 'contract/src/**/*.test.ts',
  api: 'api/src/**/*.test.ts',
  web: 'web/{app,worker}/**/*.test.ts',
  scripts: 'scripts/**/*.test.ts',
} as const;

/** Parts of the tests, the values of `--only`. */
export const parts: readonly string[] = ['check', 'e2e', ...Object.keys(testFiles)];
