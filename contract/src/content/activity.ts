import * as z from 'zod';
import { ById, data, Done, Flag, Id, line, Picture, RichText, whole } from '../common.ts';
import { endpoints, file, FACTOR_ERRORS } from '../http/endpoint.ts';
import { filterOf } from '../filter.ts';
import { BankAccount } from './activity/account.ts';
import { activityTypes, detailSchemas, type TypedDetails } from './activity/details.ts';
import { networks } from './activity/network.ts';
import { MAXIMUM_AMOUNT, VIETQR_PATH } from './activity/vietqr.ts';
import { contentBody, contentFields, ContentHead, contentList, ContentQuery } from './item/schema.ts';

/** The eighteen types of activities (docs/rules/activity.md#types). */
export const ActivityType = z.enum(activityTypes);

const month = z.string().nullable();

/**
 * Details of any type in one flat shape, so that answers serialise quickly; each type has its own subset of the fields.
 */
export const AnyDetails = z
  .object({
    ...BankAccount.shape,
    accounts: z.array(BankAccount),
    school: z.string(),
    degree: z.string(),
    organization: z.string(),
    position: z.string(),
    role: z.string(),
    field: z.string(),
    issuer: z.string(),
    hours: z.string(),
    label: z.string(),
    from: month,
    to: month,
    issued: month,
    expires: month,
    due: month,
    at: z.string(),
    opens: z.iso.datetime().nullable(),
    closes: z.iso.datetime().nullable(),
    address: z.string().nullable(),
    phone: z.string().nullable(),
    service: z.enum(networks),
    videoId: z.string(),
    videoTitle: z.string(),
    still: Picture,
    progress: z.int().nullable(),
    level: z.int(),
  })
  .partial();

/** State of a registration link: not yet open, open, or closed. */
const RegistrationState = z.enum(['soon', 'open', 'closed']);
export type RegistrationState = z.output<typeof RegistrationState>;

/** Fields that an activity adds to those of all content. */
const card = { type: ActivityType, details: AnyDetails };
const derived = {
  /** Derived from the details; null unless the activity is a registration link. */
  state: RegistrationState.nullable(),
  /** The member or group whose page it is on, as `deleteBrandActivityById` takes it. */
  brandAndGroupId: Id,
};

/** Types the fields as a union by `type`, which the schema above does not express. */
type Typed<T> = Omit<T, keyof typeof card> & TypedDetails;

const Head = ContentHead.extend({ ...card, ...derived });
const Whole = Head.extend(contentBody);

/** An activity as lists show it. */
export type ActivityCard = Typed<z.output<typeof Head>>;
export const ActivityCard = Head as unknown as z.ZodType<ActivityCard>;

/** An activity in the list of its owner's page, with the fields that are shown there. */
export type PageActivity = Typed<
  Omit<z.output<typeof Head>, 'brandAndGroupId' | 'createdAt' | 'updatedAt' | 'outstanding'>
>;
export const PageActivity = Head.omit({
  brandAndGroupId: true,
  createdAt: true,
  updatedAt: true,
  outstanding: true,
}) as unknown as z.ZodType<PageActivity>;

/** An activity with its text and pictures. */
export type Activity = Typed<z.output<typeof Whole>>;
export const Activity = Whole as unknown as z.ZodType<Activity>;

/** Details of an activity, validated by its type; an update replaces them as a whole. */
export const ActivityDetails = z.looseObject({}).meta({
  description: 'Fields of the chosen type; each schema has the name of its type.',
  anyOf: Object.entries(detailSchemas).map(([title, schema]) => {
    const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    return { title, ...json };
  }),
});

const fields = {
  ...contentFields,
  type: ActivityType,
  /** Optional for types that have a name in their details. */
  title: line(200),
  content: RichText,
  /** An update may omit the type. */
  details: ActivityDetails,
};

// Only drafts have defaults: an update leaves omitted fields as they are.
/** A new activity (docs/rules/activity.md#types). */
export const ActivityDraft = z.object({
  ...fields,
  title: fields.title.default(''),
  content: fields.content.default(''),
  images: fields.images.default([]),
  policy: fields.policy.default('public'),
  outstanding: fields.outstanding.default(false),
  details: fields.details.default({}),
});
export type ActivityDraft = z.output<typeof ActivityDraft>;

/** Changes of an activity; omitted fields stay as they are. */
export const ActivityChanges = z.object(fields).partial();
export type ActivityChanges = z.output<typeof ActivityChanges>;

/** Filter of a page's activities. */
const ActivityFilter = filterOf({ type: ActivityType.optional(), outstanding: Flag.optional() });
export type ActivityFilter = NonNullable<z.output<typeof ActivityFilter>>;

/** The activity's page, when the caller gives it next to the id (docs/rules/activity.md#types). */
const OfPage = z.object({ brandAndGroupId: Id.optional() });

/** Parameters of a payment code: amount in VND (0 lets the payer choose), purpose, and account. */
export const VietQrQuery = z.object({
  amount: whole(0, MAXIMUM_AMOUNT).optional(),
  purpose: line(500).optional(),
  /** Index of the account, when the activity has several; starts at 0. */
  account: whole(0, 9).optional(),
  /** An SVG image, a PNG image, or the text that the code encodes. */
  format: z.enum(['svg', 'png', 'text']).optional(),
});
export type VietQrQuery = z.output<typeof VietQrQuery>;

/** Activities of members and groups (docs/rules/activity.md#lists). */
export const activity = endpoints({
  list: {
    method: 'GET',
    path: '/brandActivity/getBrandActivityByBrandId/:brandId',
    access: 'anyone',
    summary: 'Activities on the page of a member or group that the caller can see, in the owner’s order',
    params: z.object({ brandId: Id }),
    query: ContentQuery.extend({ filter: ActivityFilter }),
    result: contentList(ActivityCard),
    errors: ['not-found'],
  },
  get: {
    method: 'GET',
    path: '/brandActivity/getBrandActivityById/:id',
    access: 'anyone',
    summary: 'An activity',
    params: ById,
    result: data(Activity),
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  insert: {
    method: 'POST',
    path: '/brandActivity/insertBrandActivity/:id',
    access: 'member',
    summary: 'Creates an activity on the caller’s page, or on that of a group that the caller administers',
    params: ById,
    body: ActivityDraft,
    result: data(Activity),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  update: {
    method: 'PUT',
    path: '/brandActivity/updateBrandActivityById/:id',
    access: 'member',
    summary: 'Changes an activity; `details` replaces all existing details',
    params: ById,
    body: ActivityChanges,
    result: data(Activity),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  remove: {
    method: 'PUT',
    path: '/brandActivity/deleteBrandActivityById/:id',
    access: 'member',
    summary: 'Deletes an activity; it can be restored for 30 days',
    params: ById,
    query: OfPage,
    body: OfPage,
    result: Done,
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  vietQr: {
    method: 'GET',
    path: VIETQR_PATH,
    access: 'anyone',
    summary: 'VietQR payment code of a bank account, for banking apps',
    params: ById,
    query: VietQrQuery,
    result: file('image/svg+xml'),
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
});
