/** Numbers of rows that a page of a table may have. */
export const ROWS_PER_PAGE = [25, 50, 100] as const;

/** Cookie with the number of rows that the reader chose last, for all tables. */
export const rowsCookie = 'm4u_rows';
