import type { Relic } from '@m4u/contract/content/relic';
import Headphones from 'lucide-react/icons/headphones';
import { m } from '../../paraglide/messages.js';
import type { Locale } from '../../platform/language/language.ts';
import type { PlaqueSize } from './plaquePath.tsx';

export interface PlaqueProps {
  relic: Relic;
  /** Its owner, with the address of their logo or portrait. */
  owner: { readonly name: string; readonly logo: string | null };
  /** Language of the owner's texts. */
  lang: Locale;
  size: PlaqueSize;
  /** Absolute address of the relic. */
  address: string;
  /** Address of the QR code. */
  code: string;
}

const languages = ['vi', 'en'] as const;

/** The sheet of a plaque: who shows it, its name, its code and what the code is for, in both languages. */
export const Plaque = ({ relic, owner, lang, size, address, code }: PlaqueProps) => {
  const facts = [relic.period, relic.place].filter((fact) => fact !== '').join(' · ');
  const hasSound = relic.recordingVi !== null || relic.recordingEn !== null;
  return (
    <div className="plaque-frame">
      <article aria-label={m.relic_plaque_of({ title: relic.title })} className={`plaque plaque-${size}`}>
        <header className="plaque-owner">
          {owner.logo !== null && <img src={owner.logo} alt="" className="plaque-logo" />}
          <span lang={lang}>{owner.name}</span>
        </header>
        <div className="plaque-names">
          <h2 lang={lang} className={relic.title.length > 60 ? 'plaque-long' : undefined}>
            {relic.title}
          </h2>
          {relic.titleEn !== '' && (
            <p lang="en" className="plaque-english">
              {relic.titleEn}
            </p>
          )}
          {facts !== '' && (
            <p lang={lang} className="plaque-facts">
              {facts}
            </p>
          )}
        </div>
        <img src={code} alt={m.relic_plaque_code({ title: relic.title })} className="plaque-code" />
        <footer className="plaque-foot">
          {languages.map((each) => (
            <p key={each} lang={each} className={each === 'vi' ? 'plaque-call' : 'plaque-call-english'}>
              {each === 'vi' && hasSound && <Headphones aria-hidden className="plaque-icon" />}
              {hasSound ? m.relic_plaque_scan_listen({}, { locale: each }) : m.relic_plaque_scan({}, { locale: each })}
            </p>
          ))}
          <p className="plaque-address">{address.replace(/^https?:\/\//, '')}</p>
        </footer>
      </article>
    </div>
  );
};
