import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/**
 * Every address of the app, a line each: path, screen, name (the name is what `routerName` remembers,
 * specification §2 "Route memory"). Addresses that share a beginning are kept together.
 */
export default [
  route('/login', 'identity/auth/login.screen.tsx', { id: 'login' }),
  route('/authenticating', 'identity/auth/authenticating.screen.tsx', { id: 'authenticating' }),
  route('/logout', 'identity/auth/logout.screen.tsx', { id: 'logout' }),
  route('/forgot-password', 'identity/auth/forgotPassword.screen.tsx', { id: 'forgotPassword' }),
  route('/password-reset/:token', 'identity/auth/passwordReset.screen.tsx', { id: 'passwordReset' }),
  route('/register', 'identity/auth/register.screen.tsx', { id: 'register' }),
  route('/verify-account', 'identity/auth/verifyAccount.screen.tsx', { id: 'verifyAccount' }),
  route('/unlock-account', 'identity/auth/unlockAccount.screen.tsx', { id: 'unlockAccount' }),
  route('/change-password', 'identity/auth/changePassword.screen.tsx', { id: 'changePassword' }),

  // The app's frame: its navigation for who is signed in, the bare screen for a visitor.
  layout('profile/member/Frame.tsx', { id: 'frame' }, [
    index('profile/member/connect.screen.tsx', { id: 'connect' }),
    route('/me/:id', 'content/item/me.screen.tsx', { id: 'me' }, [
      route('edit/:part', 'profile/member/meEdit.screen.tsx', { id: 'meEdit' }),
    ]),
    route('/mbg/:id', 'content/item/mbg.screen.tsx', { id: 'mbg' }, [
      route('edit/:part', 'profile/group/mbgEdit.screen.tsx', { id: 'mbgEdit' }),
    ]),
    route('/mbg/:id/idol', 'content/item/mbgIdol.screen.tsx', { id: 'mbgIdol' }),
    route('/new-me/:id', 'content/item/newMe.screen.tsx', { id: 'newMe' }),
    route('/new-mbg/:id', 'content/item/newMbg.screen.tsx', { id: 'newMbg' }),
    route('/me/:id/posts', 'content/post/mePosts.screen.tsx', { id: 'mePosts' }),
    route('/me/:posts/:id', 'content/post/postDetail.screen.tsx', { id: 'postDetail' }),
    route('/me/:id/relics', 'content/relic/meRelics.screen.tsx', { id: 'meRelics' }),
    route('/me/relics/:id', 'content/relic/meRelicDetail.screen.tsx', { id: 'meRelicDetail' }),
    route('/mbg/:id/relics', 'content/relic/mbgRelics.screen.tsx', { id: 'mbgRelics' }),
    route('/mbg/relics/:id', 'content/relic/mbgRelicDetail.screen.tsx', { id: 'mbgRelicDetail' }),
    route('/me/:id/albums', 'content/album/meAlbums.screen.tsx', { id: 'meAlbums' }),
    route('/me/albums/:id', 'content/album/meAlbumDetail.screen.tsx', { id: 'meAlbumDetail' }),
    route('/mbg/:id/albums', 'content/album/mbgAlbums.screen.tsx', { id: 'mbgAlbums' }),
    route('/mbg/albums/:id', 'content/album/mbgAlbumDetail.screen.tsx', { id: 'mbgAlbumDetail' }),
    route('/me/:id/diary', 'content/diary/meDiary.screen.tsx', { id: 'meDiary' }),
    route('/me/diary/:id', 'content/diary/meDiaryDetail.screen.tsx', { id: 'meDiaryDetail' }),
    route('/mbg/:id/posts', 'content/post/mbgPosts.screen.tsx', { id: 'mbgPosts' }),
    route('/mbg/:posts/:id', 'content/post/mbgPostDetail.screen.tsx', { id: 'mbgPostDetail' }),
    route('/me/all-activity/:id', 'content/activity/meAllActivity.screen.tsx', { id: 'meAllActivity' }),
    route('/me/detail-activity/:activityId', 'content/activity/meDetailActivity.screen.tsx', {
      id: 'meDetailActivity',
    }),
    route('/mbg/all-activity/:id', 'content/activity/mbgAllActivity.screen.tsx', { id: 'mbgAllActivity' }),
    route('/mbg/detail-activity/:activityId', 'content/activity/mbgDetailActivity.screen.tsx', {
      id: 'mbgDetailActivity',
    }),
    route('/edit/activities/:id', 'content/activity/activityEdit.screen.tsx', { id: 'activityEdit' }),
    route('/me/:id/products', 'content/product/meProducts.screen.tsx', { id: 'meProducts' }),
    route('/me/products/:id', 'content/product/productDetail.screen.tsx', { id: 'productDetail' }),
    route('/mbg/:id/products', 'content/product/mbgProducts.screen.tsx', { id: 'mbgProducts' }),
    route('/mbg/products/:id', 'content/product/mbgProductDetail.screen.tsx', { id: 'mbgProductDetail' }),
    route('/edit/products/:id', 'content/product/productEdit.screen.tsx', { id: 'productEdit' }),
    route('/edit/:kind', 'content/item/arrange.screen.tsx', { id: 'arrange' }),
    route('/edit/relics/:id', 'content/relic/relicEdit.screen.tsx', { id: 'relicEdit' }),
    route('/edit/albums/:id', 'content/album/albumEdit.screen.tsx', { id: 'albumEdit' }),
    route('/edit/diary/:id', 'content/diary/diaryEdit.screen.tsx', { id: 'diaryEdit' }),
    route('/action/save-poster', 'content/poster/savePoster.screen.tsx', { id: 'savePoster' }),
    route('/edit/posts/:id', 'content/post/postEdit.screen.tsx', { id: 'postEdit' }),
    route('/blog/:id', 'content/post/blog.screen.tsx', { id: 'blog' }),
    route('/smc/:urlMinify', 'content/item/smc.screen.tsx', { id: 'smc' }),
    route('/fme/:id', 'profile/member/fme.screen.tsx', { id: 'fme' }),
    route('/action/setting', 'profile/member/setting.screen.tsx', { id: 'setting' }),
    route('/action/setting/display', 'profile/member/settingDisplay.screen.tsx', { id: 'settingDisplay' }),
    route('/action/shortenedLink', 'profile/member/shortenedLink.screen.tsx', { id: 'shortenedLink' }),
    route('/action/qrcode', 'profile/member/qrcode.screen.tsx', { id: 'qrcode' }),
    route('/action/bio-link', 'profile/member/bioLink.screen.tsx', { id: 'bioLink' }),
    route('/links/:id', 'profile/member/bioLinkPage.screen.tsx', { id: 'links' }),
    route('/contact/:id', 'social/contact/write.screen.tsx', { id: 'contactWrite' }),
    route('/messages', 'social/message/messages.screen.tsx', { id: 'messages' }, [
      index('social/message/messagesIndex.screen.tsx', { id: 'messagesIndex' }),
      route('new', 'social/message/messagesNew.screen.tsx', { id: 'messagesNew' }),
      route('with/:memberId', 'social/message/messagesWith.screen.tsx', { id: 'messagesWith' }),
      route(':id', 'social/message/conversation.screen.tsx', { id: 'conversation' }),
    ]),
    route('/more', 'profile/member/more.screen.tsx', { id: 'more' }),
    route('/scan-qr', 'social/phonebook/scan.screen.tsx', { id: 'scan-qr' }),
    route('/contacts/:id', 'social/contact/contacts.screen.tsx', { id: 'contacts' }),
    route('/contacts/:id/:contact', 'social/contact/contactItem.screen.tsx', { id: 'contactItem' }),
  ]),

  // Documents that programs read.
  route('/blog/:id/rss.xml', 'content/post/feedRss.screen.tsx', { id: 'blogRss' }),
  route('/blog/:id/atom.xml', 'content/post/feedAtom.screen.tsx', { id: 'blogAtom' }),
  route('/sitemap.xml', 'content/item/sitemap.screen.tsx', { id: 'sitemap' }),
  route('/sitemaps/:name.xml', 'content/item/sitemapPart.screen.tsx', { id: 'sitemapPart' }),
  route('/robots.txt', 'platform/robots.screen.tsx', { id: 'robots' }),

  // No screens: what a screen asks for while it is used.
  route('/contacts/:id/table.csv', 'social/contact/contactsTable.screen.tsx', { id: 'contactsTable' }),
  route('/scan-qr/page', 'social/phonebook/scanPage.screen.tsx', { id: 'scanPage' }),
  route('/edit/products/certificates', 'content/product/certificateNames.screen.tsx', { id: 'certificateNames' }),

  route('/offline', 'platform/offline.screen.tsx', { id: 'offline' }),
  route('/404', 'platform/notFound.screen.tsx', { id: '404' }),
  route('/500', 'platform/failure.screen.tsx', { id: '500' }),
  route('*', 'platform/unknown.screen.tsx', { id: 'unknown' }),
] satisfies RouteConfig;
