import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import type { Challenge } from '@m4u/contract/http/challenge';
import type { Picture as PictureData } from '@m4u/contract/common';
import { REQUEST_LENGTH } from '@m4u/contract/commerce/order/request.rules';
import { totalAmount, MAXIMUM_QUANTITY, type RequestKind, unitPrice } from '@m4u/contract/commerce/order/request.rules';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useState } from 'react';
import { Form, href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { ChallengeField } from '../../../platform/forms/ChallengeField.tsx';
import { choice, defineForm, text, settled } from '../../../platform/forms/definition.ts';
import { money } from '../../../platform/language/formats.ts';
import { Honeypot } from '../../../platform/forms/Honeypot.tsx';
import { smallSource } from '../../../profile/upload/StoredPicture.tsx';
import { SubmitButton } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { RadioCards } from '../../../ui/fields/RadioCards.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

/** Fields of a product that the form shows. */
interface Asked {
  readonly _id: string;
  readonly title: string;
  readonly cover: PictureData | null;
  readonly price: number | null;
  readonly listedPrice: number | null;
}

/** Fields of a request; `seller` is the name that the confirmation says. */
export const requestFields = defineForm({
  product: text(),
  seller: text(),
  kind: choice<RequestKind>(),
  quantity: text(),
  note: text(),
  name: text(),
  phone: text(),
  price: text({ empty: 'omit' }),
  clientId: text({ empty: 'omit' }),
});

export interface RequestFormProps {
  product: Asked;
  /** Possible kinds of requests, at least one. */
  kinds: readonly RequestKind[];
  seller: { readonly name: string; readonly lang: string };
  /** Null for readers who need no challenge. */
  challenge: Challenge | null;
  clientId: string;
  isVisitor: boolean;
  start: Readonly<Record<'kind' | 'quantity' | 'note' | 'name' | 'phone', string>>;
  reply: SubmissionResult | undefined;
}

/** The product with its unit price. */
const Piece = ({ product, lang }: { product: Asked; lang: string }) => {
  const price = unitPrice(product);
  return (
    <div className="flex items-center gap-3">
      {product.cover && (
        <img
          src={smallSource(product.cover, 64)}
          alt=""
          width={64}
          height={64}
          className="size-16 shrink-0 rounded-md bg-sunken object-cover"
        />
      )}
      <div className="min-w-0">
        <TextLink
          to={href('/mbg/products/:id', { id: product._id })}
          lang={lang}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere"
        >
          {product.title}
        </TextLink>
        {price !== null && (
          <p className="text-sm text-muted">
            {m.request_unit_price()}: <span className="font-semibold text-ink">{money(price)}</span>
          </p>
        )}
      </div>
    </div>
  );
};

const kindOptions = (kinds: readonly RequestKind[]) =>
  kinds.map((kind) =>
    kind === 'order'
      ? { value: kind, label: m.request_order(), description: m.request_order_text(), icon: ShoppingBag }
      : { value: kind, label: m.request_quote(), description: m.request_quote_text(), icon: MessageCircleQuestionMark },
  );

/** Total of a price (VND) and an entered quantity; undefined for an invalid quantity. */
const totalOf = (price: number | null, quantity: string): number | undefined =>
  price !== null && /^[1-9]\d{0,6}$/.test(quantity.trim()) ? totalAmount(price, Number(quantity)) : undefined;

/** Form of a request to a group: an order at the product's price, or a quote. */
export const RequestForm = (props: RequestFormProps) => {
  const { product, kinds, seller, challenge, clientId, isVisitor, start, reply } = props;
  const [form, fields] = useForm<Record<keyof typeof start, string>>({
    id: 'request-form',
    lastResult: reply ?? settled,
    defaultValue: start,
  });
  const typed = (name: keyof typeof start): string => {
    const value: unknown = reply?.initialValue?.[name];
    return typeof value === 'string' ? value : start[name];
  };
  const [kind, setKind] = useState(typed('kind'));
  const [quantity, setQuantity] = useState(typed('quantity'));
  const isScripted = useHydrated();
  const price = unitPrice(product);
  const total = isScripted && kind === 'order' ? totalOf(price, quantity) : undefined;
  return (
    <Form method="post" {...getFormProps(form)} className="stack">
      <FormError errors={form.errors} />
      <Piece product={product} lang={seller.lang} />
      <input type="hidden" name="product" value={product._id} />
      <input type="hidden" name="seller" value={seller.name} />
      <input type="hidden" name="clientId" value={clientId} />
      {price !== null && <input type="hidden" name="price" value={price} />}
      {kinds.length > 1 ? (
        <RadioCards
          field={fields.kind}
          legend={m.request_kind()}
          options={kindOptions(kinds)}
          defaultValue={typed('kind')}
          onChange={setKind}
        />
      ) : (
        <input type="hidden" name="kind" value={kinds[0]} />
      )}
      <TextField
        field={fields.quantity}
        label={m.request_quantity()}
        type="number"
        inputMode="numeric"
        min={1}
        max={MAXIMUM_QUANTITY}
        required
        onInput={(event) => setQuantity(event.currentTarget.value)}
      />
      <output aria-live="polite" className="flex items-baseline justify-between gap-4 empty:hidden">
        {total !== undefined && (
          <>
            <span className="text-muted">{m.request_total()}</span>
            <span className="text-xl font-bold">{money(total)}</span>
          </>
        )}
      </output>
      <TextArea
        field={fields.note}
        label={m.request_note()}
        hint={m.request_note_hint()}
        rows={3}
        maxLength={REQUEST_LENGTH.note}
        optional
      />
      <TextField
        field={fields.name}
        label={m.request_name()}
        autoComplete="name"
        maxLength={REQUEST_LENGTH.name}
        required
      />
      <TextField
        field={fields.phone}
        label={m.request_phone()}
        hint={m.request_phone_hint({ name: seller.name })}
        type="tel"
        autoComplete="tel"
        required
      />
      <Honeypot />
      {challenge && (
        <ChallengeField
          purpose="request"
          challenge={challenge}
          sent={reply}
          errors={reply?.error?.['challenge'] ?? []}
        />
      )}
      <SubmitButton size="lg" block>
        {kind === 'quote' ? m.request_send_quote() : m.request_send_order()}
      </SubmitButton>
      {isVisitor && (
        <div className="text-center">
          <SubmitButton name="intent" value="sign-in" variant="quiet" formNoValidate block>
            {m.request_sign_in()}
          </SubmitButton>
          <p className="text-sm text-muted">{m.request_sign_in_text()}</p>
        </div>
      )}
    </Form>
  );
};
