import type { CSSProperties, ReactNode, Ref } from 'react';

/** A line of a signature: text, and where it leads. */
interface SignatureLine {
  readonly key: string;
  readonly text: string;
  readonly href?: string | undefined;
}

/** A linked picture; sizes in CSS pixels. */
interface SignaturePicture {
  /** URL with the origin, since the signature is read in letters. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Content of a signature. */
export interface Signature {
  readonly name: string;
  readonly headline: string;
  /** URL of the page. */
  readonly address: string;
  readonly pictures: readonly SignaturePicture[];
  readonly lines: readonly SignatureLine[];
}

// Mail programs drop style sheets, so each element carries its own. Outlook understands tables, not flex boxes.
const text: CSSProperties = { fontFamily: 'Arial, Helvetica, sans-serif', fontSize: 14, lineHeight: '20px' };
const ink: CSSProperties = { color: '#1f2937' };
const link: CSSProperties = { color: '#1d4ed8', textDecoration: 'none' };

const Line = ({ line }: { line: Omit<SignatureLine, 'key'> }): ReactNode => (
  <div>
    {line.href === undefined ? (
      line.text
    ) : (
      <a href={line.href} style={link}>
        {line.text}
      </a>
    )}
  </div>
);

/** A signature for letters, as mail programs can show it: a table whose elements carry their styles. */
export const SignatureTable = ({
  signature: { name, headline, address, pictures, lines },
  ref,
}: {
  signature: Signature;
  ref?: Ref<HTMLTableElement>;
}) => (
  <table ref={ref} role="presentation" cellPadding={0} cellSpacing={0} style={{ ...text, ...ink, border: 0 }}>
    <tbody>
      <tr>
        {pictures.map(({ src, width, height, alt }) => (
          <td key={src} style={{ paddingRight: 16, verticalAlign: 'top' }}>
            <a href={address}>
              <img src={src} width={width} height={height} alt={alt} style={{ display: 'block', border: 0 }} />
            </a>
          </td>
        ))}
        <td style={{ ...text, ...ink, verticalAlign: 'top' }} translate="no">
          <div style={{ fontSize: 16, lineHeight: '22px', fontWeight: 'bold' }}>{name}</div>
          {headline !== '' && <div style={{ color: '#4b5563' }}>{headline}</div>}
          {lines.map((line) => (
            <Line key={line.key} line={line} />
          ))}
          <Line line={{ text: address.replace(/^https?:\/\//, ''), href: address }} />
        </td>
      </tr>
    </tbody>
  </table>
);

/** The signature in plain text, for programs that take no other. */
export const signatureText = ({ name, headline, address, lines }: Signature): string =>
  [name, headline, ...lines.map((line) => line.text), address].filter(Boolean).join('\n');
