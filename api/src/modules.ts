import type { Contract } from '@m4u/contract/api';
import activity from './content/activity/routes.ts';
import album from './content/album/routes.ts';
import diary from './content/diary/routes.ts';
import item from './content/item/routes.ts';
import post from './content/post/routes.ts';
import poster from './content/poster/routes.ts';
import relic from './content/relic/routes.ts';
import product from './content/product/routes.ts';
import auth from './identity/auth/routes.ts';
import privacy from './insight/privacy/routes.ts';
import type { Implementation } from './platform/http/implement.ts';
import friend from './profile/friend/routes.ts';
import group from './profile/group/routes.ts';
import member from './profile/member/routes.ts';
import upload from './profile/upload/routes.ts';
import contact from './social/contact/routes.ts';
import message from './social/message/routes.ts';
import notification from './social/notification/routes.ts';
import phonebook from './social/phonebook/routes.ts';

/** Every module of the API by its name in the contract; one that is missing does not compile. */
export const modules: Readonly<Record<keyof Contract, Implementation>> = {
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
