/** Spans of a group's figures, in days up to today. */
export const HOME_SPANS = ['1', '7', '30', '90'] as const;
