import type { SectionDraft } from '@m4u/contract/insight/explore/sections';
import { update } from '../../insight/explore/service.ts';
import { listAdministeredAgencyIds } from '../../profile/directory/agencies/admins.reads.ts';
import { readDemo } from '../content.ts';
import type { DemoSection } from '../shapes/events.ts';
import { createContextAt, idOf, type Stage, writtenAt } from '../stage.ts';

const toSection = ({ ids, picture: find }: Stage, arranger: string, section: DemoSection): SectionDraft => {
  const { kind, title } = section;
  switch (kind) {
    case 'banner': {
      const images = section.pictures.map(({ picture, caption = '' }) => ({
        _id: find(arranger, picture)._id,
        caption,
      }));
      return { kind, title, text: section.text, link: null, linkLabel: '', images };
    }
    case 'groups':
    case 'members':
      return { kind, title, pick: 'chosen', ids: section.of.map((key) => idOf(ids, key)) };
    case 'text':
      return { kind, title, content: section.content };
    default:
      return { kind, title, pick: 'newest', ids: [] };
  }
};

/** Creates the explore page of the demo agency; call it after the content that it shows. */
export const insertExplore = async (stage: Stage): Promise<void> => {
  const { arranger, sections: draftSections } = readDemo().explore;
  const { db } = stage.api.platform;
  const ctx = { ...createContextAt(stage, arranger, writtenAt(stage, 2, 'explore')), db };
  const [agencyId] = await listAdministeredAgencyIds(stage.tx, ctx.actor);
  if (agencyId === undefined) return;
  const sections = draftSections.map((section) => toSection(stage, arranger, section));
  await update(ctx, { agencyId, sections, updatedAt: null });
};
