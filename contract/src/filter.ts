import * as z from 'zod';

const isEmpty = (value: unknown): boolean => value === '' || value === null;

const readFilter = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    const filter: unknown = JSON.parse(value);
    const isFields = typeof filter === 'object' && filter !== null && !Array.isArray(filter);
    return isFields ? Object.fromEntries(Object.entries(filter).filter(([, part]) => !isEmpty(part))) : filter;
  } catch {
    return value;
  }
};

/**
 * The `filter` of a list: bracketed fields or a JSON object. Empty values count as absent; unknown fields are refused
 * with 422 (docs/rules/calls.md#paging).
 */
export const filterOf = <T extends z.core.$ZodShape>(fields: T) =>
  z.preprocess(readFilter, z.strictObject(fields)).optional();
