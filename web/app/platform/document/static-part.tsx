import { createContext, type ReactNode, useContext } from 'react';

/** Data that exists only in the server's render: see `renderedOnServerOnly` (`static-part.server.ts`). */
export const ShownContext = createContext<unknown>(undefined);

/**
 * Data that a loader passed to `renderedOnServerOnly`. Undefined in a browser that hydrates the document and did not
 * receive it; `StaticPart` then leaves the markup unchanged.
 */
export const useShown = <T,>(sent: T | null): T | undefined => {
  const found = useContext(ShownContext) as T | undefined;
  return sent ?? found;
};

// React does not touch the inner HTML.
const untouched = { __html: '' };

/**
 * A static part of a page with only text, links and pictures: it needs no hydration, so neither its data nor the work
 * is spent. `children` is a function and is not called without data.
 */
export const StaticPart = <T,>({ of, children }: { of: T | undefined; children: (content: T) => ReactNode }) =>
  of === undefined ? (
    <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
  ) : (
    <div key="sent" className="contents">
      {children(of)}
    </div>
  );
