import IdCard from 'lucide-react/icons/id-card';
import { m } from '../../paraglide/messages.js';
import { Avatar } from '../../ui/Avatar.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { KeptCard } from './device.ts';
import { dateAndTime } from '../language/formats.ts';

const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** A QR code for another phone's camera: black on white in dark mode too, and as wide as possible. */
const Code = ({ svg, alt, title, hint }: { svg: string; alt: string; title: string; hint: string }) => (
  <figure className="surface flex flex-col items-center gap-3 rounded-lg border border-line p-4 text-center">
    <img src={svgAddress(svg)} alt={alt} width={480} height={480} className="w-full rounded-md bg-[#fff] p-2" />
    <figcaption>
      <span className="block text-lg font-semibold">{title}</span>
      <span className="block text-sm text-balance text-muted">{hint}</span>
    </figcaption>
  </figure>
);

/** The member's card with both QR codes. */
export const OfflineCard = ({ card, storedAt }: { card: KeptCard | undefined; storedAt: number | undefined }) => {
  if (!card)
    return (
      <EmptyState icon={IdCard} title={m.offline_card_none()}>
        {m.offline_card_none_text()}
      </EmptyState>
    );
  const { name, headline, organization, address, pageCode, cardCode, portrait } = card;
  return (
    <div className="stack">
      <div lang="" className="flex items-center gap-4">
        <Avatar name={name} src={portrait} size={64} />
        <div className="min-w-0 flex-1">
          <h2 className="text-xl wrap-anywhere">{name}</h2>
          {headline !== '' && <p className="wrap-anywhere">{headline}</p>}
          {organization !== '' && <p className="wrap-anywhere text-muted">{organization}</p>}
        </div>
      </div>
      <p className="text-sm text-muted">{m.offline_brightness()}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Code
          svg={pageCode}
          alt={m.offline_code_page_of({ name })}
          title={m.offline_code_page()}
          hint={m.offline_code_page_hint()}
        />
        <Code
          svg={cardCode}
          alt={m.offline_code_card_of({ name })}
          title={m.offline_code_card()}
          hint={m.offline_code_card_hint()}
        />
      </div>
      <p className="text-sm wrap-anywhere text-muted">{address.replace(/^https?:\/\//, '')}</p>
      {storedAt !== undefined && (
        <p className="text-sm text-muted">{m.offline_kept({ time: dateAndTime(new Date(storedAt)) })}</p>
      )}
    </div>
  );
};
