import { escape } from './receipt.rules.ts';

/** A root as an entry of the feed. */
interface FeedRoot {
  readonly day: string;
  readonly root: string;
  readonly statement: string;
  readonly signature: string;
  readonly createdAt: Date;
}

const words = {
  vi: { title: 'M4U: mã gốc đã ký của sổ điểm', of: 'Mã gốc ngày' },
  en: { title: 'M4U: signed roots of the books', of: 'Root of' },
} as const;

/**
 * An Atom feed (RFC 4287) of roots, newest first. Each entry has the statement and its signature, so that whoever
 * subscribes keeps a copy to compare.
 */
export const renderFeed = (
  roots: readonly FeedRoot[],
  { publicUrl, locale, now }: { readonly publicUrl: string; readonly locale: keyof typeof words; readonly now: Date },
): string => {
  const said = words[locale];
  const address = escape(`${publicUrl}/.well-known/m4u/roots`);
  const entries = roots.map(({ day, root, statement, signature, createdAt }) => {
    const at = createdAt.toISOString();
    return `<entry>
<id>${address}#${root}</id>
<title>${said.of} ${day}: ${root}</title>
<link href="${address}"/>
<published>${at}</published>
<updated>${at}</updated>
<content type="text">${escape(statement)}
${signature}</content>
</entry>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<id>${address}</id>
<title>${said.title}</title>
<updated>${(roots[0]?.createdAt ?? now).toISOString()}</updated>
<author><name>M4U</name></author>
<link rel="self" href="${address}.atom"/>
<link href="${address}"/>
${entries.join('\n')}
</feed>
`;
};
