import { createContext, type ReactNode, useContext } from 'react';

/** Values that exist only in the server's render. */
export interface ServerShown {
  /** Data of static parts: see `renderedOnServerOnly` (`static-part.server.ts`). */
  readonly data: unknown;
  /** Draws a part as HTML, once for all who may see the same; undefined where nothing is kept. */
  readonly drawOnce?: ((part: string, make: () => ReactNode) => string) | undefined;
}

export const ShownContext = createContext<ServerShown>({ data: undefined });

/**
 * Data that a loader passed to `renderedOnServerOnly`. Undefined in a browser that hydrates the document and did not
 * receive it; `StaticPart` then leaves the markup unchanged.
 */
export const useShown = <T,>(sent: T | null): T | undefined => {
  const found = useContext(ShownContext).data as T | undefined;
  return sent ?? found;
};

// React does not touch the inner HTML while this is the same object.
const untouched = { __html: '' };

interface StaticPartProps<T> {
  of: T | undefined;
  /**
   * Names the part and everything that it shows beside `of`. The server then draws it once for all readers with the same
   * `of`, path and language. What is in it can read the path, has no other context, and must not use `useId`.
   */
  by?: string;
  children: (content: T) => ReactNode;
}

/**
 * A static part of a page with only text, links and pictures: it needs no hydration, so neither its data nor the work
 * is spent. `children` is a function and is not called without data.
 */
export const StaticPart = <T,>({ of, by, children }: StaticPartProps<T>) => {
  const { data, drawOnce } = useContext(ShownContext);
  if (of === undefined)
    return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={untouched} />;
  if (drawOnce && by !== undefined && of === data)
    return <div className="contents" dangerouslySetInnerHTML={{ __html: drawOnce(by, () => children(of)) }} />;
  return (
    <div key="sent" className="contents">
      {children(of)}
    </div>
  );
};
