/** Room between pictures, in pixels. */
const GAP = 6;

export interface Wall {
  /** Width of the wall, in pixels. */
  readonly width: number;
  /** Height of its rows before they grow to the full width, in pixels. */
  readonly rowHeight: number;
}

/** Ratios (width / height) of pictures by rows, as a wrapping flexbox breaks them. */
const breakRows = (ratios: readonly number[], { width, rowHeight }: Wall): number[][] => {
  const rows: number[][] = [];
  let taken = Number.POSITIVE_INFINITY;
  for (const ratio of ratios) {
    const room = rowHeight * ratio;
    if (taken + GAP + room > width) {
      rows.push([ratio]);
      taken = room;
    } else {
      rows.at(-1)?.push(ratio);
      taken += GAP + room;
    }
  }
  return rows;
};

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/**
 * The `flex-grow` of the empty rest after the last picture that makes the last row as high as the rows above it on
 * average; 0 where the last row fills the width in less height than that.
 */
export const restOfLastRow = (ratios: readonly number[], wall: Wall): number => {
  const { width, rowHeight } = wall;
  const rows = breakRows(ratios, wall);
  const last = sum(rows.at(-1) ?? []);
  const above = rows.slice(0, -1).map((row) => (width - GAP * (row.length - 1)) / sum(row));
  const height = above.length === 0 ? rowHeight * 1.5 : sum(above) / above.length;
  const free = width - GAP * ((rows.at(-1)?.length ?? 1) - 1) - rowHeight * last;
  return height <= rowHeight ? 0 : Math.max(0, Math.round((free / (height - rowHeight) - last) * 100) / 100);
};
