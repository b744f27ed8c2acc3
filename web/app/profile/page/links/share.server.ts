/** The path in `?path=`, when it is one of this site; else that of the start page. */
export const readSharedPath = (request: Request, origin: string): string => {
  const path = new URL(request.url).searchParams.get('path') ?? '/';
  const url = path.startsWith('/') ? URL.parse(path, origin) : null;
  return url?.origin === new URL(origin).origin ? url.pathname + url.search + url.hash : '/';
};
