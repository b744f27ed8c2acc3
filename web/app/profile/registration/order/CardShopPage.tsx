import { getFormProps } from '@conform-to/react';
import type { Challenge } from '@m4u/contract/http/challenge';
import { type CardFinish, CARD_SIZE } from '@m4u/contract/profile/registration/cardDesign';
import type { CardShop } from '@m4u/contract/profile/registration/schema';
import Nfc from 'lucide-react/icons/nfc';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useRef } from 'react';
import { Form, href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { ChallengeField } from '../../../platform/forms/ChallengeField.tsx';
import { useFields } from '../../../platform/forms/definition.ts';
import { locale } from '../../../platform/language/language.ts';
import { useBackLink } from '../../../platform/session/useBackLink.tsx';
import { usePage } from '../../../platform/session/page.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { Draft } from '../../../ui/drafts/Draft.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { noPlace } from '../../place/placeValue.tsx';
import { AddressFields, Part, ReachFields } from '../ApplicantFields.tsx';
import { registrationFields, type RegistrationReply, type RegistrationValues } from '../registrationFields.tsx';
import { CardFront, type CardLook, type CodePath } from './CardSides.tsx';
import { CardStage } from './CardStage.tsx';
import { EmblemField, FinishField } from './DesignFields.tsx';
import { finishNotes, finishWords, priceWords } from './orderWords.tsx';
import { PrintedTexts, QuantityField } from './ShopFields.tsx';
import { ShopTotal } from './ShopTotal.tsx';
import { useOrderDraft } from './useOrderDraft.tsx';

export interface CardShopPageProps {
  shop: CardShop;
  code: CodePath;
  values: RegistrationValues;
  agencies: readonly { readonly _id: string; readonly name: string }[];
  challenge: Challenge | null;
  sent: RegistrationReply | undefined;
}

const promises = [
  { icon: Nfc, title: m.card_order_tap, text: m.card_order_tap_text },
  { icon: RefreshCw, title: m.card_order_lasting, text: m.card_order_lasting_text },
  { icon: ShieldCheck, title: m.card_order_lock, text: m.card_order_lock_text },
] as const;

const Promises = () => (
  <ul className="hidden gap-3 lg:grid lg:grid-cols-3">
    {promises.map(({ icon: Icon, title, text }) => (
      <li key={title()} className="flex items-start gap-3">
        <span className="surface grid size-10 shrink-0 place-items-center rounded-md shadow-sm">
          <Icon aria-hidden size={20} className="text-accent-ink" />
        </span>
        <span className="min-w-0">
          <span className="block text-sm font-semibold">{title()}</span>
          <span className="block text-sm text-muted">{text()}</span>
        </span>
      </li>
    ))}
  </ul>
);

/** The size with the decimal sign of the language, as the measures in the texts beside it. */
const size = (): string => {
  const [width, height] = [CARD_SIZE.width, CARD_SIZE.height].map((side) => side.toLocaleString(locale()));
  return `${width} × ${height} mm`;
};

/** The shop for NFC cards: the reader's own card on the stage, the order beside it. */
export const CardShopPage = ({ shop, code, values, agencies, challenge, sent }: CardShopPageProps) => {
  const box = useRef<HTMLFormElement>(null);
  const [form, fields] = useFields(registrationFields, values, sent?.reply);
  const { draft, read } = useOrderDraft(box, fields);
  const isMember = usePage()?.reader != null;
  const look: CardLook = {
    finish: draft.finish,
    name: draft.name.trim() || m.card_order_name_sample(),
    title: draft.title.trim(),
    emblem: shop.emblems.find(({ _id }) => _id === draft.emblemId) ?? null,
    link: shop.page.link,
    code,
  };
  const price = { card: shop.prices[draft.finish], delivery: shop.delivery };
  const describe = (finish: CardFinish) => (
    <>
      <span className="block">{finishNotes[finish]()}</span>
      {/* A price that is told later is said once, beside the sum. */}
      {shop.prices[finish] !== null && (
        <span className="block font-semibold text-ink">{priceWords(shop.prices[finish])}</span>
      )}
    </>
  );
  return (
    // The edges of the frame around it: a member's rail leaves more room at the sides than a visitor's head.
    <div className={classNames('px-4 lg:pb-12', isMember ? 'lg:px-8' : 'mx-auto max-w-page')}>
      <div className="mx-auto max-w-page">
        <PageHeader
          title={m.card_order_title()}
          back={useBackLink()}
          {...(isMember && {
            actions: (
              <LinkButton to={href('/action/cards')} variant="secondary">
                {m.card_title()}
              </LinkButton>
            ),
          })}
        />
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_404px]">
          <section
            aria-label={m.card_order_preview()}
            className="card-stage stack gap-6 overflow-hidden rounded-lg px-4 py-6 lg:sticky lg:top-6"
          >
            <CardStage look={look} />
            <Promises />
          </section>
          <Form method="post" {...getFormProps(form)} ref={box} onInput={read} className="stack min-w-0 gap-5">
            <Draft definition={registrationFields} />
            <FormError errors={form.errors} />
            <div>
              <h2 className="text-xl">{finishWords[draft.finish]()}</h2>
              <p className="text-sm text-muted">
                {m.card_order_shape({ note: finishNotes[draft.finish](), size: size() })}
              </p>
            </div>
            <FinishField
              fields={fields}
              describe={describe}
              picture={(finish) => (
                <span className="block max-w-40" aria-hidden>
                  <CardFront look={{ ...look, finish }} isHidden />
                </span>
              )}
            />
            <PrintedTexts fields={fields} draft={draft} />
            <EmblemField fields={fields} emblems={shop.emblems} />
            <QuantityField fields={fields} quantity={draft.quantity} />
            <Part title={m.card_order_recipient()}>
              <TextField
                field={fields.name}
                label={m.registration_name()}
                autoComplete="name"
                required
                maxLength={100}
              />
              <ReachFields fields={fields} isCard required />
              <AddressFields values={values} place={noPlace} sent={sent} required />
              {agencies.length > 0 && (
                <Select
                  field={fields.agencyId}
                  label={m.registration_of_agency()}
                  options={[
                    { value: '', label: m.registration_of_agency_none() },
                    ...agencies.map(({ _id, name }) => ({ value: _id, label: name })),
                  ]}
                />
              )}
              <TextArea field={fields.note} label={m.registration_note()} optional rows={2} maxLength={1000} />
            </Part>
            {challenge && (
              <ChallengeField
                purpose="signup"
                challenge={challenge}
                sent={sent}
                errors={sent?.reply.error?.['challenge'] ?? []}
              />
            )}
            <ShopTotal price={price} quantity={draft.quantity} />
          </Form>
        </div>
      </div>
    </div>
  );
};
