import { deleted, given, personal, type Personal, withheld } from '../../platform/personal/personal.ts';
import { notificationCauses, notifications, notificationSettings, pushTokens } from './tables.ts';

/** What is kept of what members are told, and how. */
export const notificationPersonal: readonly Personal[] = [
  personal({
    table: pushTokens,
    by: [pushTokens.memberId],
    gives: given('push-devices', 'Thiết bị nhận thông báo', 'Devices that are told', [
      pushTokens.hash,
      pushTokens.sealed,
    ]),
    fate: deleted,
  }),
  personal({
    table: notificationSettings,
    by: [notificationSettings.memberId],
    gives: given('notification-settings', 'Cài đặt thông báo', 'Notification settings'),
    fate: deleted,
  }),
  personal({
    table: notificationCauses,
    by: [notificationCauses.memberId],
    gives: withheld('the same as the notifications, by the ids of what caused them'),
    fate: deleted,
  }),
  personal({
    table: notifications,
    by: [notifications.memberId],
    gives: given('notifications', 'Thông báo', 'Notifications'),
    fate: deleted,
  }),
  personal({
    table: notifications,
    by: [notifications.actorId],
    gives: withheld('what others were told of'),
    fate: deleted,
  }),
];
