let current: () => string | undefined = () => undefined;

/** Sets the source of the request id for error screens; called once at the program's start. */
export const identifyRequests = (read: () => string | undefined): void => {
  current = read;
};

/** Id of the request that the document answers; equal on the server and in the browser. */
export const shownRequestId = (): string | undefined => current();
