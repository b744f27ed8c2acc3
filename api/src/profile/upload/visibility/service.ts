// The conditions that decide who may see an upload.
export { isSentBy, isShownTo } from './queries.ts';
