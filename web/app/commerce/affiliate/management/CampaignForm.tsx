import { getFormProps, type SubmissionResult } from '@conform-to/react';
import {
  CAMPAIGN_LENGTH,
  CAMPAIGN_TYPES,
  type CampaignType,
  type Conversion,
  DEFAULT_HOLD_DAYS,
  MAXIMUM_HOLD_DAYS,
  type RewardKind,
} from '@m4u/contract/commerce/affiliate/rules';
import type { CampaignDetail } from '@m4u/contract/commerce/affiliate/schema';
import { useState } from 'react';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import {
  check,
  choice,
  defineForm,
  digits,
  moment,
  pictures,
  type RowOf,
  text,
  useFields,
} from '../../../platform/forms/definition.ts';
import { toPickedFiles, PlainFile, previewWidth } from '../../../profile/page/edit/HeaderForm.tsx';
import { RichField } from '../../../profile/upload/RichField.tsx';
import { sendPicture } from '../../../profile/upload/sendPicture.tsx';
import { SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { Draft } from '../../../ui/drafts/Draft.tsx';
import { FilePicker } from '../../../ui/pictures/FilePicker.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { MoneyField } from '../../../ui/fields/MoneyField.tsx';
import { RadioCards } from '../../../ui/fields/RadioCards.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { type OptionGroup, Select } from '../../../ui/fields/Select.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { campaignTypeWords } from '../affiliateWords.tsx';
import { CAMPAIGN_FLAGS, campaignFlagWords } from '../campaignFlags.tsx';
import { OTHER_PAGE } from './landing.tsx';
import { RewardFields } from './RewardFields.tsx';

/** Fields of a campaign; a new one starts with the most common choices. */
export const campaignFields = defineForm({
  type: choice<CampaignType>({ start: 'product' }),
  title: text(),
  content: text(),
  picture: pictures(),
  page: text(),
  landing: text(),
  per: choice<Conversion>({ start: 'order' }),
  rewardKind: choice<RewardKind>({ start: 'percent' }),
  amount: text(),
  maximum: digits({ when: ({ rewardKind }) => rewardKind === 'percent' }),
  from: moment(),
  to: moment(),
  quota: digits(),
  holdDays: text({ start: String(DEFAULT_HOLD_DAYS) }),
  sell: check(),
  discount: check(),
});

export interface CampaignFormProps {
  /** The campaign to change; null for a new one. */
  campaign: CampaignDetail | null;
  /** Initial values that are not those of the campaign. */
  values: RowOf<typeof campaignFields>;
  landings: readonly OptionGroup[];
  /** Address for uploads of pictures. */
  uploads: string;
  reply: SubmissionResult | undefined;
}

/** Form of a campaign: description, reward, days and landing page. */
export const CampaignForm = ({ campaign, values, landings, uploads, reply }: CampaignFormProps) => {
  const [form, fields] = useFields(campaignFields, { ...campaign, ...values }, reply);
  const scripted = useHydrated();
  // The checkboxes of a refused form: browsers do not send unchecked ones, so defaults must not apply.
  const sent = reply?.initialValue;
  const [page, setPage] = useState(fields.page.initialValue);
  return (
    <Form method="post" encType="multipart/form-data" {...getFormProps(form)} className="stack gap-6">
      {!campaign && <Draft />}
      {campaign && <input type="hidden" name="version" value={campaign.version} />}
      <FormError errors={form.errors} />
      <Card as="section" aria-labelledby="about">
        <div className="stack">
          <h2 id="about" className="text-lg">
            {m.affiliate_form_about()}
          </h2>
          <RadioCards
            field={fields.type}
            legend={m.affiliate_type()}
            columns={3}
            options={CAMPAIGN_TYPES.map((value) => ({ value, label: campaignTypeWords[value]() }))}
          />
          <TextField
            field={fields.title}
            label={m.affiliate_form_title()}
            required
            maxLength={CAMPAIGN_LENGTH.title}
            autoComplete="off"
          />
          <RichField
            field={fields.content}
            label={m.affiliate_form_content()}
            placeholder={m.affiliate_form_content_hint()}
            uploads={uploads}
            optional
          />
          <div className="sends-at-once stack gap-2">
            <FilePicker
              name="picture"
              label={m.affiliate_form_picture()}
              upload={sendPicture(uploads, previewWidth)}
              defaultFiles={toPickedFiles(campaign?.picture ?? null, m.affiliate_form_picture())}
              error={fields.picture.errors ?? null}
            />
            <PlainFile name="pictureFile" label={m.affiliate_form_picture()} />
          </div>
        </div>
      </Card>
      <Card as="section" aria-labelledby="landing-page">
        <div className="stack">
          <h2 id="landing-page" className="text-lg">
            {m.affiliate_form_landing()}
          </h2>
          <Select
            field={fields.page}
            label={m.affiliate_form_page()}
            hint={m.affiliate_form_page_hint()}
            lang=""
            onChange={({ currentTarget }) => setPage(currentTarget.value)}
            options={[...landings, { value: OTHER_PAGE, label: m.affiliate_form_page_other() }]}
          />
          <div hidden={scripted && page !== OTHER_PAGE}>
            <TextField
              field={fields.landing}
              label={m.affiliate_form_address()}
              hint={m.affiliate_form_address_hint()}
              maxLength={CAMPAIGN_LENGTH.landing}
              inputMode="url"
              autoComplete="off"
            />
          </div>
        </div>
      </Card>
      <RewardFields
        fields={{
          per: fields.per,
          rewardKind: fields.rewardKind,
          amount: fields.amount,
          maximum: fields.maximum,
        }}
      />
      <Card as="section" aria-labelledby="limits">
        <div className="stack">
          <h2 id="limits" className="text-lg">
            {m.affiliate_form_limits()}
          </h2>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2">
            <DateField field={fields.from} label={m.affiliate_form_from()} timed required />
            <DateField field={fields.to} label={m.affiliate_form_to()} timed optional />
          </div>
          <MoneyField
            field={fields.quota}
            label={m.affiliate_form_quota()}
            hint={m.affiliate_form_quota_hint()}
            unit={m.affiliate_form_quota_unit()}
            digits={7}
            optional
          />
          <TextField
            field={fields.holdDays}
            label={m.affiliate_form_hold()}
            hint={m.affiliate_form_hold_hint({ most: MAXIMUM_HOLD_DAYS })}
            type="number"
            inputMode="numeric"
            min={0}
            max={MAXIMUM_HOLD_DAYS}
            required
            suffix={<span className="pr-3">{m.affiliate_form_hold_unit()}</span>}
          />
        </div>
      </Card>
      <Card as="section" aria-labelledby="flags">
        <h2 id="flags" className="text-lg">
          {m.affiliate_form_flags()}
        </h2>
        {CAMPAIGN_FLAGS.filter((flag) => flag !== 'outstanding').map((flag) => (
          <Checkbox
            key={flag}
            name={flag}
            label={campaignFlagWords[flag]()}
            defaultChecked={sent ? sent[flag] !== undefined : (campaign?.[flag] ?? false)}
          />
        ))}
        <p className="text-sm text-muted">{m.affiliate_form_flags_hint()}</p>
      </Card>
      {campaign ? (
        <>
          <p className="text-sm text-muted">{m.affiliate_form_change_text()}</p>
          <SubmitButton size="lg" block>
            {m.affiliate_form_save()}
          </SubmitButton>
        </>
      ) : (
        <div className="grid gap-3 sm:grid-cols-2">
          <SubmitButton name="intent" value="running" size="lg" block>
            {m.affiliate_form_start()}
          </SubmitButton>
          <SubmitButton name="intent" value="draft" variant="secondary" size="lg" block>
            {m.affiliate_form_draft()}
          </SubmitButton>
        </div>
      )}
    </Form>
  );
};
