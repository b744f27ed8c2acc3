import { m } from '../../paraglide/messages.js';

interface GuestCode {
  readonly _id: string;
  readonly name: string;
  /** The QR code as a picture in an address. */
  readonly code: string;
}

export interface GuestCodesProps {
  label: string;
  guests: readonly GuestCode[];
  /** The line below each name: the code in letters, or the couple. */
  lineOf: (guest: GuestCode) => string;
}

/** QR codes of guests on sheets, four in a row on paper. */
export const GuestCodes = ({ label, guests, lineOf }: GuestCodesProps) => (
  <ul aria-label={label} className="grid fit-2 gap-4 sm:grid-cols-4 print:grid-cols-4">
    {guests.map((guest) => (
      <li
        key={guest._id}
        className="break-inside-avoid rounded-md border border-line bg-[#fff] p-2 text-center text-[#000]"
      >
        <img
          src={guest.code}
          alt={m.wedding_guest_qr_alt({ name: guest.name })}
          width={220}
          height={220}
          className="mx-auto w-full"
        />
        <span className="block font-semibold wrap-anywhere" translate="no">
          {guest.name}
        </span>
        <span className="block text-sm wrap-anywhere" translate="no">
          {lineOf(guest)}
        </span>
      </li>
    ))}
  </ul>
);
