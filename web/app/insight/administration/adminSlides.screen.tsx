import type { StaffSlide } from '@m4u/contract/insight/administration/slides';
import Images from 'lucide-react/icons/images';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { href } from 'react-router';
import type { Route } from './+types/adminSlides.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { locale } from '../../platform/language/language.ts';
import { IconLink, LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { readMove } from '../../ui/sorting/move.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SortableList } from '../../ui/sorting/SortableList.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/** Slides of the sign-in screen in order, for staff. Errors: 403 for others. */
export const loader = async ({ context }: Route.LoaderArgs) => (await api(context).slide.list()).data;

/** Moves a slide. */
export const action = async ({ context, request }: Route.ActionArgs) => {
  const move = readMove(await request.formData(), 'order');
  if (move) await api(context).slide.arrange({ params: { id: move.id }, body: { beforeId: move.beforeId } });
  return null;
};

export const meta: Route.MetaFunction = () => [{ title: `${m.admin_slides()} · M4U` }];

const titleOf = ({ titleVi, titleEn }: StaffSlide): string => (locale() === 'en' ? titleEn : titleVi);

const Slide = ({ slide }: { slide: StaffSlide }) => (
  <div className="flex items-center gap-3">
    <img
      src={slide.image}
      alt=""
      width={96}
      height={72}
      loading="lazy"
      className="h-12 w-16 shrink-0 rounded-sm object-cover"
    />
    <span className="min-w-0 flex-1">
      <span className="block font-semibold wrap-anywhere">{titleOf(slide)}</span>
      <span className="block text-sm wrap-anywhere text-muted">{locale() === 'en' ? slide.lineEn : slide.lineVi}</span>
      {!slide.enabled && <Tag>{m.admin_slide_off()}</Tag>}
    </span>
  </div>
);

export default function AdminSlides({ loaderData: slides }: Route.ComponentProps) {
  const add = (
    <LinkButton to={href('/admin/slides/:id', { id: 'new' })} icon={Plus}>
      {m.admin_slide_add()}
    </LinkButton>
  );
  return (
    <Column kind="detail">
      <PageHeader title={m.admin_slides()} lead={m.admin_slides_lead()} actions={add} />
      {slides.length === 0 ? (
        <EmptyState icon={Images} title={m.admin_slides_empty()} />
      ) : (
        <SortableList
          label={m.admin_slides()}
          items={slides}
          itemKey={({ _id }) => _id}
          itemLabel={titleOf}
          name="order"
          intent="move"
          stacked
          tools={(slide) => (
            <IconLink
              to={href('/admin/slides/:id', { id: slide._id })}
              label={m.admin_slide_edit_one({ name: titleOf(slide) })}
              icon={Pencil}
            />
          )}
        >
          {(slide) => <Slide slide={slide} />}
        </SortableList>
      )}
    </Column>
  );
}
