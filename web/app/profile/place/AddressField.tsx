import { m } from '../../paraglide/messages.js';
import { TextField } from '../../ui/fields/TextField.tsx';
import { PlaceField } from './PlaceField.tsx';
import type { TypedPlace } from './placeValue.tsx';

export interface AddressFieldProps {
  /** The address within its form: `address` posts `address.street`, `address.place` and `address.placeWords`. */
  name: string;
  /** House and street at first. */
  street?: string | undefined;
  /** `typedPlace(kept)`, or what was typed with the `choices` of `readPlace`. */
  place: TypedPlace;
  errors?: { readonly street?: readonly string[] | undefined; readonly place?: string | readonly string[] | undefined };
  required?: boolean;
}

/** House and street, and the ward in its province: what `Address` needs. The action reads the place by `readPlace`. */
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
