import CircleCheck from 'lucide-react/icons/circle-check';
import Phone from 'lucide-react/icons/phone';
import QrCode from 'lucide-react/icons/qr-code';
import { m } from '../../../paraglide/messages.js';
import { money } from '../../../platform/language/formats.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { drawnPicture } from './samplePages.tsx';

/* Pictures of what M4U is for, of invented people and figures; landing.css draws them. */

const Person = ({ name, role, portrait }: Record<'name' | 'role' | 'portrait', string>) => (
  <div className="surface l-picture l-person">
    <Avatar name={name} src={drawnPicture(portrait)} size={40} />
    <span>
      <b lang="vi" className="l-cut">
        {name}
      </b>
      <span className="l-cut text-muted">{role}</span>
    </span>
    <Phone aria-hidden size={18} className="text-accent-ink" />
  </div>
);

/** Contacts of people one has met. */
export const MeetPicture = () => (
  <div aria-hidden className="flex flex-col gap-2">
    <Person name="Trần Quốc Bảo" role={m.landing_sample_director()} portrait="portrait-director" />
    <Person name="Đỗ Khánh Ngọc" role={m.landing_sample_doctor()} portrait="portrait-doctor" />
    <Person name="Bùi Gia Khánh" role={m.landing_sample_chef()} portrait="portrait-chef" />
  </div>
);

const AMOUNT = 560_000; // đồng

/** The counter, where a shop awards points. */
export const SellPicture = () => (
  <div aria-hidden className="l-picture l-counter">
    <div>
      <b>{m.landing_sample_points()}</b>
      <span>HD-1049</span>
    </div>
    <div className="surface">
      <span>
        <span className="text-muted">{m.landing_sample_amount()}</span>
        <span className="l-amount">{money(AMOUNT)}</span>
      </span>
    </div>
    <div className="surface">
      <Avatar name="Đỗ Khánh Ngọc" src={drawnPicture('portrait-doctor')} size={32} />
      <span>
        <b lang="vi">Đỗ Khánh Ngọc</b>
        <span className="text-muted">{m.landing_sample_balance()}</span>
      </span>
    </div>
    <div>{m.landing_sample_award()}</div>
  </div>
);

/** A couple as an invitation names it. */
export interface Couple {
  readonly groom: string;
  readonly bride: string;
  /** The day in words, or as a date. */
  readonly day: string;
}

const Lotus = () => (
  <svg aria-hidden viewBox="0 0 64 40" width={64} height={40} fill="none" stroke="currentColor" strokeWidth={1.2}>
    <path d="M32 4c6 8 8 16 0 30-8-14-6-22 0-30Z" />
    <path d="M20 10c8 4 12 10 12 24-10-4-16-12-12-24Zm24 0c-8 4-12 10-12 24 10-4 16-12 12-24Z" />
    <path d="M9 19c10-1 18 4 23 15-11 2-20-3-23-15Zm46 0c-10-1-18 4-23 15 11 2 20-3 23-15Z" />
  </svg>
);

/** The cover of an invitation. */
export const InvitationPicture = ({ couple }: { couple: Couple }) => (
  <div aria-hidden className="l-picture l-invitation">
    <Lotus />
    <span>{m.wedding_ceremony()}</span>
    <span lang="vi">
      <span>{couple.groom}</span>
      <i>&amp;</i>
      <span>{couple.bride}</span>
    </span>
    <span>{couple.day}</span>
  </div>
);

/** An event with its door. */
export const GatherPicture = () => (
  <div aria-hidden className="surface l-picture l-event">
    <img src={drawnPicture('kiln')} alt="" width={560} height={224} loading="lazy" />
    <div>
      <b className="l-cut">{m.landing_sample_event()}</b>
      <span className="text-muted">{m.landing_sample_event_time()}</span>
      <div className="mt-2 flex items-center justify-between">
        <span className="inline-flex items-center gap-1 rounded-full bg-success-soft px-3 py-1 font-semibold text-success">
          <CircleCheck aria-hidden size={16} />
          {m.landing_sample_event_in()}
        </span>
        <QrCode aria-hidden size={44} strokeWidth={1.5} />
      </div>
    </div>
  </div>
);

/** Lines of text that is not written out, by their widths in percent. */
const Bars = ({ widths }: { widths: readonly number[] }) => (
  <div className="l-bars">
    {widths.map((width, index) => (
      // The bars have no state.
      <i key={`${width} ${index}`} style={{ width: `${width}%` }} />
    ))}
  </div>
);

/** A CV by the name and role on it. */
export interface SampleCv {
  readonly name: string;
  readonly role: string;
  readonly lang: string;
  /** URL of the photo; initials without one. */
  readonly photo: string | null;
}

/** The sheet of a CV; its text is drawn as bars, the headings first. */
export const CvPicture = ({ cv: { name, role, lang, photo } }: { cv: SampleCv }) => (
  <div aria-hidden className="l-picture l-cv">
    <div>
      <Avatar name={name} src={photo} size={44} />
      <Bars widths={[60, 100, 85]} />
      <Bars widths={[70, 100, 90, 65]} />
    </div>
    <div>
      <b lang={lang}>{name}</b>
      <small lang={lang} className="l-cut">
        {role}
      </small>
      <Bars widths={[42, 92, 78, 85]} />
      <Bars widths={[30, 88, 60]} />
      <Bars widths={[36, 94, 82, 70]} />
      <Bars widths={[48, 76, 64]} />
    </div>
  </div>
);
