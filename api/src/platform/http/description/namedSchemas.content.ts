import {
  Activity,
  ActivityCard,
  ActivityDetails,
  ActivityType,
  AnyDetails,
  PageActivity,
} from '@m4u/contract/content/activity';
import { BankAccount } from '@m4u/contract/content/activity/account';
import { Album } from '@m4u/contract/content/album';
import { CvLetter } from '@m4u/contract/content/cv/letter.schema';
import { CvLink, CvLinkDraft, LinkedCv } from '@m4u/contract/content/cv/link';
import { Cv, CvAccent, CvFilled, CvRow, CvSection, PublicCv, ReadResume } from '@m4u/contract/content/cv/schema';
import { Diary, DiaryCard } from '@m4u/contract/content/diary';
import { PageContent } from '@m4u/contract/content/section';
import { Placement, PlacementAct, PlacementState } from '@m4u/contract/content/item/placement';
import { ContentHead, ContentKind, ContentPicture, ImageChoice, Images } from '@m4u/contract/content/item/schema';
import { PlacedPiece } from '@m4u/contract/content/section/placed';
import { Listed, ListedKind, ListedPart } from '@m4u/contract/content/section/sitemap';
import { EventDraft, EventFacts, Post, PostCard, PostChanges, PostFeed } from '@m4u/contract/content/post';
import { Poster } from '@m4u/contract/content/poster';
import {
  BrandProduct,
  Certificate,
  CertificateDraft,
  Product,
  ProductCard,
  ProductType,
} from '@m4u/contract/content/product/schema';
import { Relic, RelicCard, RelicChanges } from '@m4u/contract/content/relic';
import { Position, PositionChoice } from '@m4u/contract/address/position-schema';
import { ContactItem, ContactReply } from '@m4u/contract/social/contact';
import { OwnSupport, SupportMessage, SupportTopic } from '@m4u/contract/social/contact/support';
import {
  Conversation,
  Message,
  MessageCounts,
  Participant as ConversationParticipant,
} from '@m4u/contract/social/message/schema';
import { NoticeKind } from '@m4u/contract/social/notification/kinds';
import { Notification } from '@m4u/contract/social/notification/schema';
import { NoticeChoice, NoticeSetting } from '@m4u/contract/social/notification/settings';
import { ImportCounts, ImportRow } from '@m4u/contract/social/phonebook/import';
import { Counted, DeviceRow, PhonebookEntry, PhonebookRow } from '@m4u/contract/social/phonebook/schema';

/** Schemas of content and messages, named for the API's description. */
export const contentSchemas = {
  PageActivity,
  ActivityType,
  ActivityCard,
  ActivityDetails,
  ShownDetails: AnyDetails,
  Activity,
  BankAccount,
  Album,
  CvRow,
  CvLetter,
  CvSection,
  CvAccent,
  CvFilled,
  Cv,
  ReadResume,
  CvLink,
  CvLinkDraft,
  LinkedCv,
  PublicCv,
  DiaryCard,
  Diary,
  PageContent,
  ContentPicture,
  ContentKind,
  ImageChoice,
  Images,
  ContentHead,
  Placement,
  PlacementState,
  PlacementAct,
  PlacedPiece,
  ListedPart,
  ListedKind,
  Listed,
  PostCard,
  EventFacts,
  EventDraft,
  Post,
  PostChanges,
  PostFeed,
  Poster,
  ProductCard,
  ProductType,
  BrandProduct,
  Product,
  Certificate,
  CertificateDraft,
  Position,
  PositionChoice,
  RelicCard,
  Relic,
  RelicChanges,
  ContactItem,
  ContactReply,
  SupportTopic,
  OwnSupport,
  SupportMessage,
  Message,
  Conversation,
  ConversationParticipant,
  MessageCounts,
  NoticeKind,
  Notification,
  NoticeSetting,
  NoticeChoice,
  ImportRow,
  ImportCounts,
  PhonebookRow,
  Counted,
  DeviceRow,
  PhonebookEntry,
};
