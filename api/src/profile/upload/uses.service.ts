// What who may see an upload is decided by.
export { isSentBy, isShownTo } from './uses.queries.ts';
