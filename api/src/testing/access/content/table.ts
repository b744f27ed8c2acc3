import type { Contract } from '@m4u/contract/api';
import type { Owner } from '@m4u/contract/common';
import type { ActorName, PieceKind, Scene } from './scene.ts';

/** Reads one piece: readers who may see it get it, all others a 404. */
interface Read {
  readonly rule: 'read';
  readonly kind: PieceKind;
  readonly owner: Owner['kind'];
  readonly path: (id: string) => string;
  /** Fields beyond those that the kind requires. */
  readonly extra?: object;
}

/** Lists pieces of a page: rows and totals contain exactly what the reader may see. */
interface List {
  readonly rule: 'list';
  readonly kind: PieceKind;
  readonly owner: Owner['kind'];
  readonly path: (scene: Scene) => string;
  /** Finds rows and total in the answer; default: `data` and `total`. */
  readonly rows?: (answer: never) => { data: { _id: string }[]; total: number };
}

/** Reads across pages: never shows anything that is not public; `finds` tells whether public pieces are included. */
interface Gather {
  readonly rule: 'gather';
  readonly kind: PieceKind;
  readonly path: (scene: Scene) => string;
  readonly finds: boolean;
}

/** Changes one piece: allowed to the owner, forbidden to other readers, 404 for everybody else. */
interface Change {
  readonly rule: 'change';
  readonly kind: PieceKind;
  readonly owner: Owner['kind'];
  readonly path: (id: string) => string;
  readonly body?: object;
  /** Fields of the piece beyond those that the kind requires. */
  readonly extra?: (scene: Scene) => object;
  /** The piece was deleted before, so that only its owner finds it. */
  readonly deleted?: true;
}

/** Adds or changes something on a page, or reads what only its owner does: allowed to the owner; `others` is what everybody else gets. */
interface OnPage {
  readonly rule: 'page';
  readonly owner: Owner['kind'];
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: (scene: Scene) => string;
  readonly body: (scene: Scene, actor: ActorName) => object;
  /** `own`: the call names no page, and everybody writes on their own. `joined`: only members of the group do. */
  readonly others: 'forbidden' | 'own' | 'joined';
}

/** A part of a page that its owner enables: then it is public, otherwise only the owner sees it. */
interface SwitchedRow {
  readonly rule: 'switched';
  readonly owner: Owner['kind'];
  readonly path: (scene: Scene) => string;
  readonly turn: (scene: Scene) => string;
  readonly body: object;
}

export type Row = Read | List | Gather | Change | OnPage | SwitchedRow;

type Names<M extends keyof Contract> = `${M}.${keyof Contract[M] & string}`;
type ContentModule = 'item' | 'post' | 'product' | 'relic' | 'activity' | 'diary' | 'album' | 'poster';
type FormCall = 'member.getForm' | 'member.updateForm' | 'group.getForm' | 'group.updateForm';
/** Calls that need rows; a missing one does not compile. */
type Call = { [M in ContentModule]: Names<M> }[ContentModule] | FormCall;

const both = (row: (owner: Owner['kind']) => Row): readonly Row[] => [row('member'), row('group')];
const ownerId = (owner: Owner['kind'], { memberId, groupId }: Scene): string =>
  owner === 'member' ? memberId : groupId;

const read = (kind: PieceKind, owner: Owner['kind'], path: string, extra?: object): Row => ({
  rule: 'read',
  kind,
  owner,
  path: (id) => path.replace('*', id),
  ...(extra && { extra }),
});
const list = (kind: PieceKind, owner: Owner['kind'], path: string): Row => ({
  rule: 'list',
  kind,
  owner,
  path: (scene) => path.replace('*', ownerId(owner, scene)),
});
const gather = (kind: PieceKind, path: string, finds = true): readonly Row[] => [
  {
    rule: 'gather',
    kind,
    path: ({ groupId, agencyId }) => path.replace('{group}', groupId).replace('{agency}', agencyId),
    finds,
  },
];
const change = (kind: PieceKind, owner: Owner['kind'], path: string, body?: object): Row => ({
  rule: 'change',
  kind,
  owner,
  path: (id) => path.replace('*', id),
  ...(body && { body }),
});
const text = { title: 'Mới viết', content: '<p>Xin chào</p>' };
const onPage = (
  owner: Owner['kind'],
  path: string,
  body: (scene: Scene, actor: ActorName) => object,
  others: OnPage['others'],
  method: OnPage['method'] = 'POST',
): Row => ({ rule: 'page', owner, method, path: (scene) => path.replace('*', ownerId(owner, scene)), body, others });

const title = { title: 'Tên mới' };
const event = { postType: 'event', event: { start: '2026-05-01T02:00:00Z' } };
const account = {
  type: 'bankAccount',
  details: { bankName: '970436', ownerName: 'Nguyễn Văn Thử', accountNumber: '0000123456' },
};
const poster = (scene: Scene, actor: ActorName) => ({
  start: '2026-03-01',
  end: '2026-04-01',
  viewType: 'other',
  images: [scene.picture(actor)],
});
const form = { title: 'Đăng ký', fields: [{ label: 'Tên', kind: 'text', required: true }] };

const switched = (owner: Owner['kind'], path: string, turn: string): Row => ({
  rule: 'switched',
  owner,
  path: (scene) => path.replace('*', ownerId(owner, scene)),
  turn: (scene) => turn.replace('*', ownerId(owner, scene)),
  body: form,
});

/** Access rows of every call about content. */
export const table: Readonly<Record<Call, readonly Row[]>> = {
  'item.page': (['post', 'product', 'relic', 'activity', 'diary', 'album'] as const).flatMap((kind) =>
    both((owner) => ({
      rule: 'list',
      kind,
      owner,
      path: (scene) => `/content/page/${owner}/${ownerId(owner, scene)}`,
      rows: ({ data }: { data: Record<string, { data: { _id: string }[]; total: number }> }) =>
        data[kind] ?? { data: [], total: 0 },
    })),
  ),
  'item.listOwned': both((owner) => onPage(owner, `/content/owned/${owner}/*/post`, () => ({}), 'forbidden', 'GET')),
  'item.move': both((owner) => change('post', owner, '/content/move/*', { before: null })),
  'item.restore': both((owner) => ({
    rule: 'change',
    kind: 'post',
    owner,
    path: (id) => `/content/restore/${id}`,
    deleted: true,
  })),

  'item.listPlaced': gather('post', '/content/placed/{group}', false),
  'item.place': [
    {
      rule: 'change',
      kind: 'post',
      owner: 'member',
      path: (id) => `/content/place/${id}`,
      body: { act: 'withdraw' },
      extra: ({ joinedGroupId }) => ({ groupId: joinedGroupId }),
    },
  ],
  'item.listedParts': gather('post', '/content/listedParts', false),
  'item.listed': (['post', 'product', 'relic', 'activity', 'diary', 'album'] as const).flatMap((kind) =>
    gather(kind, `/content/listed/${kind}`),
  ),

  'post.listOfMember': [
    list('post', 'member', '/members/getBlogByMemberId/*'),
    list('post', 'member', '/members/getBlogByMemberId/*?order=newest'),
  ],
  'post.listOfGroup': [
    list('post', 'group', '/brandBlog/getByBrandId/*'),
    list('post', 'group', '/brandBlog/getByBrandId/*?order=newest'),
  ],
  'post.feed': gather('post', '/content/feed/{group}'),
  'post.get': [read('post', 'member', '/members/blog/*'), read('post', 'group', '/members/blog/*?isBrand=1')],
  'post.calendar': both((owner) => read('post', owner, '/members/blogCalendar/*', event)),
  'post.insert': [onPage('member', '/members/insertBlog', () => text, 'own')],
  'post.insertOfGroup': [onPage('group', '/brandBlog/insert/', ({ groupId }) => ({ ...text, groupId }), 'forbidden')],
  'post.update': [change('post', 'member', '/members/updateBlogById/*', title)],
  'post.updateOfGroup': [change('post', 'group', '/brandBlog/updateById/*', title)],
  'post.remove': [change('post', 'member', '/members/deleteBlogById/*')],
  'post.removeOfGroup': [change('post', 'group', '/brandBlog/deleteById/*')],

  'relic.listOfMember': [list('relic', 'member', '/relics/getRelicsByMemberId/*')],
  'relic.listOfGroup': [list('relic', 'group', '/brandRelics/getRelicsByGroupId/*')],
  'relic.get': [read('relic', 'member', '/relics/*'), read('relic', 'group', '/relics/*?isBrand=1')],
  'relic.qr': both((owner) => read('relic', owner, '/relics/*/qr')),
  'relic.insert': [onPage('member', '/relics/insert/', () => text, 'own')],
  'relic.insertOfGroup': [onPage('group', '/brandRelics/insert', ({ groupId }) => ({ ...text, groupId }), 'forbidden')],
  'relic.update': [change('relic', 'member', '/relics/updateById/*', title)],
  'relic.updateOfGroup': [change('relic', 'group', '/brandRelics/updateById/*', title)],
  'relic.remove': [change('relic', 'member', '/relics/deleteById/*')],
  'relic.removeOfGroup': [change('relic', 'group', '/brandRelics/deleteById/*')],

  'activity.list': both((owner) => list('activity', owner, '/brandActivity/getBrandActivityByBrandId/*')),
  'activity.get': both((owner) => read('activity', owner, '/brandActivity/getBrandActivityById/*')),
  'activity.insert': both((owner) =>
    onPage(owner, '/brandActivity/insertBrandActivity/*', () => ({ ...text, type: 'award' }), 'forbidden'),
  ),
  'activity.update': both((owner) => change('activity', owner, '/brandActivity/updateBrandActivityById/*', title)),
  'activity.remove': both((owner) => change('activity', owner, '/brandActivity/deleteBrandActivityById/*')),
  'activity.vietQr': both((owner) => read('activity', owner, '/brandActivity/vietqr/*', account)),

  'diary.list': [list('diary', 'member', '/members/getJobDiaryByMemberId/*')],
  'diary.get': [read('diary', 'member', '/members/jobDiary/*')],
  'diary.insert': [onPage('member', '/members/insertJobDiary', () => ({ ...text, day: '2026-03-01' }), 'own')],
  'diary.update': [change('diary', 'member', '/members/updateJobDiaryById/*', title)],
  'diary.remove': [change('diary', 'member', '/members/deleteJobDiaryById/*')],

  'album.list': both((owner) => list('album', owner, '/album/getAlbumsByOwnerId/*')),
  'album.get': both((owner) => read('album', owner, '/album/*')),
  'album.insert': [
    onPage('member', '/album/insert', (scene, actor) => ({ ...text, images: [scene.picture(actor)] }), 'own'),
    onPage(
      'group',
      '/album/insert',
      (scene, actor) => ({ ...text, images: [scene.picture(actor)], groupId: scene.groupId }),
      'forbidden',
    ),
  ],
  'album.update': both((owner) => change('album', owner, '/album/updateById/*', title)),
  'album.remove': both((owner) => change('album', owner, '/album/deleteById/*')),

  'poster.list': both((owner) => list('poster', owner, '/poster/get-poster-by-group-member-id/*')),
  'poster.save': [
    onPage('member', '/poster/save-poster', poster, 'own'),
    onPage(
      'group',
      '/poster/save-poster',
      (scene, actor) => ({ ...poster(scene, actor), groupId: scene.groupId }),
      'forbidden',
    ),
  ],
  'poster.remove': both((owner) => change('poster', owner, '/poster/delete-poster/*')),

  'member.getForm': [switched('member', '/members/getFormDataByMemberId/*', '/members/updateFormDataByMemberId/*')],
  'member.updateForm': [onPage('member', '/members/updateFormDataByMemberId/*', () => form, 'forbidden', 'PUT')],
  'group.getForm': [
    switched('group', '/groupAndBrand/getFormDataByBrandAndGroupId/*', '/groupAndBrand/updateFormDataBaDbyBaDId/*'),
  ],
  'group.updateForm': [onPage('group', '/groupAndBrand/updateFormDataBaDbyBaDId/*', () => form, 'forbidden', 'PUT')],

  'product.listOfMember': [list('product', 'member', '/productMember/getProductList/*')],
  'product.listOfGroup': [list('product', 'group', '/productMember/getProductByBranch/*')],
  'product.listOfBrands': gather('product', '/productMember/loadProductByBrands?groupId={group}&limit=100'),
  'product.listOfAgency': gather('product', '/productMember/loadProductByAgency?agencyId={agency}&limit=100'),
  'product.recommend': gather('product', '/productMember/loadRecommendProducts?agencyId={agency}'),
  'product.search': gather('product', '/productMember/searchProductByBrands?q=mau&limit=100'),
  'product.certificates': gather('product', '/certificate?name=mau', false),
  'product.get': [
    read('product', 'member', '/productMember/getProductById/*'),
    read('product', 'group', '/productMember/getProductById/*?isBrand=1'),
  ],
  'product.insert': [
    onPage('member', '/productMember/insert', () => ({ ...text, type: 'sell' }), 'own'),
    onPage('group', '/productMember/insert', ({ groupId }) => ({ ...text, type: 'sell', groupId }), 'joined'),
    onPage(
      'group',
      '/productMember/insert',
      ({ groupId }) => ({ ...text, type: 'sell', groupId, isBrand: true }),
      'forbidden',
    ),
  ],
  'product.update': both((owner) => change('product', owner, '/productMember/updateById/*', title)),
  'product.remove': both((owner) => change('product', owner, '/productMember/deleteById/*')),
};
