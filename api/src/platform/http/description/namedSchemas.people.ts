import { Challenge, MetChallenge } from '@m4u/contract/http/challenge';
import {
  Can,
  ChosenMoment,
  Day,
  Done,
  Email,
  Flag,
  Id,
  IdOrLink,
  Language,
  Link,
  Moment,
  Owner,
  Phone,
  Picture,
  Named,
  PictureChoice,
  RichText,
  Visibility,
  WholeText,
} from '@m4u/contract/common';
import { FactorCode, NewFactor, RecoveryCodes, SecondFactor } from '@m4u/contract/identity/auth/factor';
import { Registration as AccountRegistration } from '@m4u/contract/identity/auth/input';
import { OwnAddresses, OwnerLink } from '@m4u/contract/identity/auth/address';
import {
  MadePasskey,
  Passkey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from '@m4u/contract/identity/auth/passkey';
import {
  AccountProfile,
  BrandGroup,
  DeviceSession,
  LoginSlide,
  Session,
  SessionAgency,
} from '@m4u/contract/identity/auth/result';
import { Agreed, AgreedAtOpening, Consent, ConsentEntry } from '@m4u/contract/identity/consent';
import { AgencyFace } from '@m4u/contract/profile/agency/face';
import { Agency, AgencyAdmin, OwnAgency, ReceivedOffer, SentOffer } from '@m4u/contract/profile/agency/schema';
import {
  Card,
  CardBatch,
  CardCan,
  CardDetail,
  CardEvent,
  CardInfo,
  CardTarget,
} from '@m4u/contract/profile/card/schema';
import { FriendSuggestion } from '@m4u/contract/profile/friend';
import { FriendRelation } from '@m4u/contract/profile/friend/schema';
import { ClaimedPlace } from '@m4u/contract/profile/group/claim';
import { Customer } from '@m4u/contract/profile/group/customer';
import { GroupFace } from '@m4u/contract/profile/group/face';
import { GroupImport, ImportLine, ImportRefusal } from '@m4u/contract/profile/group/import';
import { GroupInvitation, ReceivedInvitation } from '@m4u/contract/profile/group/invitation';
import { AddOutcome, GroupAction, GroupMember, GroupStanding, ManagedGroup } from '@m4u/contract/profile/group/people';
import { Group, GroupChanges, GroupView, OrganizeAdmin, OwnGroup, RunGroup } from '@m4u/contract/profile/group/schema';
import { StaffGroup } from '@m4u/contract/profile/group/staff';
import { Member, MemberView } from '@m4u/contract/profile/member';
import {
  AccountLink,
  AccountLinks,
  Contact,
  ContactKind,
  Contacts,
  LinkIcon,
} from '@m4u/contract/profile/member/contact';
import { FormField, PageForm, PageFormDraft } from '@m4u/contract/profile/member/form';
import { FormAnswer } from '@m4u/contract/profile/member/form.rules';
import { OpenedLink } from '@m4u/contract/profile/member/link';
import { Person } from '@m4u/contract/profile/directory/person';
import { PageSection, PageSectionsDraft } from '@m4u/contract/profile/member/sections';
import { Meta } from '@m4u/contract/profile/member/share';
import { MemberDetailForStaff, MemberForStaff, StaffCan } from '@m4u/contract/profile/member/staff';
import { Occupation, StaffTerm, Term } from '@m4u/contract/profile/member/terms';
import { FoundPlace, NamedPlace, Place, PlaceChoice, PlaceKind } from '@m4u/contract/profile/place';
import { SignupResult } from '@m4u/contract/profile/registration';
import {
  ActivatedCard,
  AddressDraft,
  Registration,
  RegistrationCan,
  RegistrationRow,
  RegistrationStatus,
  RegistrationStep,
  RequiredField,
} from '@m4u/contract/profile/registration/schema';
import { ThemeCode } from '@m4u/contract/profile/theme/catalogue';
import { Theme, ThemeValue } from '@m4u/contract/profile/theme/shape';
import { Document, Recording, RecordingChoice, Upload } from '@m4u/contract/profile/upload/document';

/**
 * Schemas that all modules share, and those of accounts, people, groups and cards; each under its name in the API's
 * description.
 */
export const peopleSchemas = {
  MetChallenge,
  Challenge,
  Id,
  Done,
  Moment,
  ChosenMoment,
  Email,
  Phone,
  Link,
  RichText,
  Flag,
  Language,
  IdOrLink,
  Visibility,
  PictureChoice,
  Named,
  WholeText,

  Picture,
  Day,
  Can,

  Owner,
  AccountRegistration,
  Session,
  BrandGroup,
  SessionAgency,
  AccountProfile,
  LoginSlide,
  DeviceSession,
  FactorCode,
  SecondFactor,
  NewFactor,
  RecoveryCodes,
  OwnAddresses,
  OwnerLink,
  Passkey,
  PasskeyCreation,
  PasskeyRequest,
  MadePasskey,
  PasskeyProof,
  AgreedAtOpening,
  Agreed,
  Consent,
  ConsentEntry,
  AgencyFace,
  AgencyAdmin,
  OwnAgency,
  Agency,
  SentOffer,
  ReceivedOffer,
  CardInfo,
  CardTarget,
  Card,
  CardCan,
  CardDetail,
  CardEvent,
  CardBatch,
  FriendSuggestion,
  FriendRelation,
  ClaimedPlace,
  Customer,
  GroupFace,
  GroupImport,
  ImportLine,
  ImportRefusal,
  GroupInvitation,
  ReceivedInvitation,

  GroupMember,
  GroupAction,
  AddOutcome,
  GroupStanding,
  ManagedGroup,
  Group,
  OwnGroup,
  OrganizeAdmin,
  GroupChanges,
  GroupView,
  RunGroup,
  StaffGroup,
  Member,
  MemberView,
  Term,
  Occupation,
  Contact,
  ContactKind,
  Contacts,
  AccountLink,
  LinkIcon,
  AccountLinks,
  PageForm,
  FormField,
  PageFormDraft,
  FormAnswer,
  OpenedLink,
  Person,
  PageSection,
  PageSectionsDraft,

  Meta,

  StaffMember: MemberForStaff,
  StaffCan,
  StaffMemberDetail: MemberDetailForStaff,
  StaffTerm,
  NamedPlace,
  PlaceChoice,
  Place,
  PlaceKind,
  FoundPlace,
  SignupResult,
  AddressDraft,
  ActivatedCard,
  RegistrationStatus,
  RequiredField,
  RegistrationRow,
  Registration,
  RegistrationStep,
  RegistrationCan,
  ThemeCode,
  Theme,
  ThemeValue,
  Upload,
  Document,
  Recording,
  RecordingChoice,
};
