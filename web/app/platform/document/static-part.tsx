import { createContext, type ReactNode, useContext } from 'react';

/** Data that only the render of the document finds: see `renderedOnServerOnly` (`static-part.server.ts`). */
export const ShownContext = createContext<unknown>(undefined);

/**
 * What a loader answered by `renderedOnServerOnly`. Undefined in a browser that has the document and was not sent what it shows;
 * `StaticPart` then leaves that part of the document as it is.
 */
export const useShown = <T,>(sent: T | null): T | undefined => {
  const found = useContext(ShownContext) as T | undefined;
  return sent ?? found;
};

// React leaves what is inside alone, whatever it is.
const untouched = { __html: '' };

/**
 * A part of a page that is only read and followed, links and pictures: its scripts have nothing to do there, so
 * neither its data nor their work is spent on it. `children` is a function, which is not called where the data is not.
 */
export const StaticPart = <T,>({ of, children }: { of: T | undefined; children: (shown: T) => ReactNode }) =>
  of === undefined ? (
    <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
  ) : (
    <div key="sent" className="contents">
      {children(of)}
    </div>
  );
