// The conditions that decide who may see an upload.
export { isSentBy, isShownTo } from './uses.queries.ts';
