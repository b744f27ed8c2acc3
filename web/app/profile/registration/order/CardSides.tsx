import { type CardFinish, finishColours, nameScale, splitLink } from '@m4u/contract/profile/registration/cardDesign';
import type { CardDesign, CardEmblem } from '@m4u/contract/profile/registration/schema';
import Nfc from 'lucide-react/icons/nfc';
import type { CSSProperties, ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';

/** A QR code as a path in a square of `size` modules, its quiet zone included. */
export interface CodePath {
  readonly path: string;
  readonly size: number;
}

/** Content of both sides of a card. */
export interface CardLook {
  readonly finish: CardFinish;
  readonly name: string;
  readonly title: string;
  readonly emblem: Pick<CardEmblem, 'name' | 'logo'> | null;
  /** Address in print, without its scheme. */
  readonly link: string;
  readonly code: CodePath;
}

/** The look of an ordered card. */
export const lookOf = (
  { finish, emblem, page }: CardDesign,
  { displayName, title }: { readonly displayName: string; readonly title: string },
  code: CodePath,
): CardLook => ({ finish, name: displayName, title, emblem, link: page.link, code });

interface SideProps {
  look: CardLook;
  /** Out of sight, as the far side of a turning card. */
  isHidden?: boolean;
}

const Side = ({ look, label, isHidden = false, children }: SideProps & { label: string; children: ReactNode }) => {
  const { finish, name } = look;
  const { ground, ink, muted, code, codeGround } = finishColours[finish];
  const style = {
    '--card-ground': ground,
    '--card-ink': ink,
    '--card-muted': muted,
    '--card-code': code,
    '--card-code-ground': codeGround,
    '--card-scale': nameScale(name),
  } as CSSProperties;
  return (
    <div
      className="card-sides"
      style={style}
      {...(isHidden ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <div className="card-side" data-finish={finish} translate="no">
        {children}
      </div>
    </div>
  );
};

/** The front: the emblem, the name and the title. */
export const CardFront = (props: SideProps) => {
  const { name, title, emblem } = props.look;
  const label = m.card_order_front_label({ texts: [emblem?.name, name, title].filter(Boolean).join(', ') });
  return (
    <Side {...props} label={label}>
      <Nfc aria-hidden className="card-waves" />
      {emblem && (
        <div className="card-head">
          {emblem.logo && <img src={emblem.logo.src} alt="" width={64} height={64} decoding="async" />}
          <span>{emblem.name}</span>
        </div>
      )}
      <div className="card-person">
        <div className="card-name">{name}</div>
        {title !== '' && <div className="card-title">{title}</div>}
      </div>
    </Side>
  );
};

/** The back: the code, what it is for, and the link. */
export const CardBack = (props: SideProps) => {
  const { link, code } = props.look;
  return (
    <Side {...props} label={m.card_order_back_label({ link })}>
      <div className="card-back h-full">
        <svg aria-hidden viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges" className="card-code">
          <path d={code.path} fill="currentColor" />
        </svg>
        <div className="min-w-0">
          <div className="card-call">{m.card_order_call()}</div>
          <div className="card-small">{m.card_order_call_text()}</div>
          <div className="card-small card-link">
            {splitLink(link).map((line) => (
              <div key={line}>{line}</div>
            ))}
          </div>
        </div>
      </div>
    </Side>
  );
};
