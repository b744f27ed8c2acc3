/** Dark modules of a QR code beside each other in a row. */
interface Run {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

type Grid = readonly (readonly boolean[])[];

/**
 * Lists the dark modules of a code as horizontal runs, so that drawings have few parts and no seams.
 * @param isDark decides about a module; by default the grid
 */
export const listRuns = (grid: Grid, isDark = (x: number, y: number): boolean => grid[y]?.[x] === true): Run[] =>
  grid.flatMap((row, y) => {
    const runs: Run[] = [];
    for (let x = 0; x < row.length; x += 1) {
      const from = x;
      while (x < row.length && isDark(x, y)) x += 1;
      if (x > from) runs.push({ x: from, y, length: x - from });
    }
    return runs;
  });

/** Path data of an SVG element that fills the runs, in modules. */
export const toRunsPath = (runs: readonly Run[]): string =>
  runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join('');
