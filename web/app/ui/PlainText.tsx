import { Fragment } from 'react';
import { splitLinks } from './textLinks.ts';

/** User's plain text with its links, which pass neither referrer nor opener to their target. */
export const PlainText = ({ text }: { text: string }) => (
  <p lang="" dir="auto" className="wrap-anywhere whitespace-pre-wrap">
    {splitLinks(text).map(({ text: part, href }, index) => {
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never change their places
      if (href === undefined) return <Fragment key={index}>{part}</Fragment>;
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
          {part}
        </a>
      );
    })}
  </p>
);
