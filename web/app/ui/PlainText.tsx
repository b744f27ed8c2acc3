import { Fragment } from 'react';
import { partsOf } from './textLinks.ts';

/** User's plain text with its links, which pass neither referrer nor opener to their target. */
export const PlainText = ({ text }: { text: string }) => (
  <p lang="" dir="auto" className="wrap-anywhere whitespace-pre-wrap">
    {partsOf(text).map(({ text: words, href }, index) => {
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never change their places
      if (href === undefined) return <Fragment key={index}>{words}</Fragment>;
      const isAway = href.startsWith('http');
      return (
        <a
          // oxlint-disable-next-line react/no-array-index-key -- as above
          key={index}
          href={href}
          rel="noopener noreferrer nofollow ugc"
          {...(isAway && { target: '_blank' })}
          className="underline underline-offset-2"
        >
          {words}
        </a>
      );
    })}
  </p>
);
