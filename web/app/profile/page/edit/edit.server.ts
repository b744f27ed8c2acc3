import type { Member } from '@m4u/contract/profile/member';
import { upload as uploads } from '@m4u/contract/profile/upload';
import type { RouterContextProvider } from 'react-router';
import { apiAddress } from '../../../platform/api/api-address.server.ts';
import { api } from '../../../platform/api/api.server.ts';
import { contactRows } from './ContactsForm.tsx';
import { formRows } from './QuestionsForm.tsx';
import { linkRows } from './LinksForm.tsx';
import type { CareerChoice } from './FactsForm.tsx';
import type { PartData } from './partData.tsx';
import type { EditedPart } from '../show/publicProfile.tsx';
import { sectionRows } from './SectionsForm.tsx';

type Context = Readonly<RouterContextProvider>;

/** Reads the names of lines of business, in the reader's language. */
export const readLinesOfBusiness = async (context: Context): Promise<string[]> =>
  (await api(context).member.careers()).data.map(({ name }) => name);

/** Reads lines of business with their occupations, in the reader's language. */
const readCareers = async (context: Context): Promise<CareerChoice[]> => {
  const { member } = api(context);
  const [careers, occupations] = await Promise.all([member.careers(), member.childCareers({ query: {} })]);
  const byCareer = Map.groupBy(occupations.data, ({ parentId }) => parentId);
  return careers.data.map(({ _id, name }) => ({
    name,
    children: (byCareer.get(_id) ?? []).map((occupation) => occupation.name),
  }));
};

const readFacts = async (context: Context, profile: Member): Promise<PartData> => {
  const [careers, interests] = await Promise.all([readCareers(context), api(context).member.interests()]);
  const { career, childCareer, gender, birthday } = profile;
  return {
    part: 'facts',
    facts: { career, childCareer, gender, birthday, interests: profile.interests },
    careers,
    interests: interests.data.map(({ name }) => name),
  };
};

/** Reads the data that the form of a part of the member's own profile needs. */
export const readPartData = async (context: Context, profile: Member, part: EditedPart): Promise<PartData> => {
  const { name, headline, language, portrait, background, aboutMe, contacts, links } = profile;
  switch (part) {
    case 'head':
      return {
        part,
        values: { name, headline, language, portrait, background },
        uploads: apiAddress(uploads.insert),
      };
    case 'about':
      return { part, about: aboutMe, uploads: apiAddress(uploads.insert) };
    case 'contacts':
      return { part, rows: contactRows(contacts) };
    case 'links':
      return { part, rows: linkRows(links) };
    case 'form':
      return formRows((await api(context).member.getForm({ params: { id: profile._id } })).data);
    case 'sections':
      return { part, rows: sectionRows(profile.sections) };
    case 'facts':
      return readFacts(context, profile);
  }
};
