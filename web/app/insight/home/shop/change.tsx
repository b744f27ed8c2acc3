/** The change of a figure in whole percent; undefined where there was nothing before. */
export const changeInPercent = (now: number, before: number): number | undefined =>
  before === 0 ? undefined : Math.round(((now - before) / before) * 100);
