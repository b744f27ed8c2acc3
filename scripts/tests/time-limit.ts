/** The time after which a run begins no test any more (docs/testing.md). */

const UNTIL = 'M4U_TESTS_UNTIL';

/** Lets this run and its processes begin tests for so many minutes. */
export const limitTime = (minutes: number): void => {
  process.env[UNTIL] = String(Date.now() + minutes * 60_000);
};

/** Environment of a run that is not limited, such as a second try: a test that has failed may not be passed over. */
export const withoutLimit: NodeJS.ProcessEnv = { [UNTIL]: '' };

/** Whether the time of the run is up. */
export const isTimeUp = (): boolean => {
  const until = process.env[UNTIL] ?? '';
  return until !== '' && Date.now() > Number(until);
};
