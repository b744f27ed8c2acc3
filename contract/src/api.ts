import { activity } from './content/activity.ts';
import { album } from './content/album.ts';
import { diary } from './content/diary.ts';
import { item } from './content/item.ts';
import { post } from './content/post.ts';
import { poster } from './content/poster.ts';
import { relic } from './content/relic.ts';
import { product } from './content/product.ts';
import type { Call, Endpoint, Result } from './endpoint.ts';
import { auth } from './identity/auth.ts';
import { privacy } from './insight/privacy.ts';
import { friend } from './profile/friend.ts';
import { group } from './profile/group.ts';
import { member } from './profile/member.ts';
import { upload } from './profile/upload.ts';
import { contact } from './social/contact.ts';
import { message } from './social/message.ts';
import { notification } from './social/notification.ts';
import { phonebook } from './social/phonebook.ts';
import type { Locale } from './words.ts';

/** Every endpoint of the API by module: nothing is served that is not here. */
export const contract = {
  auth,
  member,
  group,
  friend,
  upload,
  item,
  post,
  relic,
  album,
  diary,
  poster,
  product,
  activity,
  contact,
  message,
  notification,
  phonebook,
  privacy,
};
/** The endpoints by module and name, with their literal types. */
export type Contract = typeof contract;

/** No argument for a call without parts, else one object with its parts. */
type Arguments<E extends Endpoint> = Record<never, never> extends Call<E> ? [call?: Call<E>] : [call: Call<E>];

/** The API as typed functions: validated, decided and serialised as over HTTP; a refusal throws ProblemError. */
export type Client = {
  readonly [M in keyof Contract]: {
    readonly [E in keyof Contract[M]]: Contract[M][E] extends infer T extends Endpoint
      ? (...call: Arguments<T>) => Promise<Result<T>>
      : never;
  };
};

/** On whose behalf a client calls. */
export interface Credentials {
  /** A session's access token, or a partner's token for single sign-on. */
  readonly token?: string | undefined;
  /** The refresh token of the reader's cookie, for the calls that fall back to it. */
  readonly refreshToken?: string | undefined;
  readonly locale: Locale;
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
}

/** A client of one request, and the Set-Cookie values its calls want set. */
export interface ClientSession {
  readonly client: Client;
  readonly cookies: () => readonly string[];
}

/** Makes a client for one request's reader. */
export type ClientFactory = (credentials: Credentials) => ClientSession;
