import { m } from '../../paraglide/messages.js';
import { TextField } from '../../ui/fields/TextField.tsx';
import { PlaceField } from './PlaceField.tsx';
import type { TypedPlace } from './placeValue.tsx';

export interface AddressFieldProps {
  /** Form name of the address: `address` posts `address.street`, `address.place` and `address.placeWords`. */
  name: string;
  /** Initial house and street. */
  street?: string | undefined;
  /** `typedPlace(stored)`, or the typed text with the `choices` of `readPlace`. */
  place: TypedPlace;
  errors?: { readonly street?: readonly string[] | undefined; readonly place?: string | readonly string[] | undefined };
  required?: boolean;
}

/** Fields for house and street and for the ward, as `Address` needs them. The action reads the place by `readPlace`. */
export const AddressField = ({ name, street, place, errors = {}, required }: AddressFieldProps) => (
  <div className="stack gap-3">
    <TextField
      name={`${name}.street`}
      label={m.place_street()}
      defaultValue={street}
      error={errors.street}
      autoComplete="address-line1"
      maxLength={200}
      required={required}
      optional={!required}
    />
    <PlaceField
      nameOf={(field) => `${name}.${field}`}
      value={place}
      error={errors.place}
      required={required}
      optional={!required}
    />
  </div>
);
