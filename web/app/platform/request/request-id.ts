let current: () => string | undefined = () => undefined;

/** Tells error screens where the id of the request they answer comes from. Called once where the program starts. */
export const identifyRequests = (read: () => string | undefined): void => {
  current = read;
};

/** The id of the request that the document answers; the same on the server and in the browser. */
export const shownRequestId = (): string | undefined => current();
