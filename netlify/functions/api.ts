import { loadCall, serveCalls } from '#lib/serve-calls';

/** Every call, by its address below `/api/`, except those with a rate limit of their own. */
// biome-ignore format: one line per call
const calls = {
	'address-holder': () => loadCall('addressHolder', import('#contract/address-holder'), import('#actions/address-holder')),
	'address-links': () => loadCall('addressLinks', import('#contract/address-links'), import('#actions/address-links')),
	'admin-posts': () => loadCall('adminPosts', import('#contract/admin-posts'), import('#actions/admin-posts')),
	'audit-log': () => loadCall('auditLog', import('#contract/audit-log'), import('#actions/audit-log')),
	authors: () => loadCall('authors', import('#contract/authors'), import('#actions/authors')),
	'auto-publish-scheduled-posts': () => loadCall('autoPublishScheduledPosts', import('#contract/auto-publish-scheduled-posts'), import('#actions/auto-publish-scheduled-posts')),
	'bring-picture': () => loadCall('bringPicture', import('#contract/bring-picture'), import('#actions/bring-picture')),
	'build-hook': () => loadCall('buildHook', import('#contract/build-hook'), import('#actions/build-hook')),
	'bulk-posts': () => loadCall('bulkPosts', import('#contract/bulk-posts'), import('#actions/bulk-posts')),
	calendar: () => loadCall('calendar', import('#contract/calendar'), import('#actions/calendar')),
	'change-topic': () => loadCall('changeTopic', import('#contract/topics'), import('#actions/change-topic')),
	'correct-date': () => loadCall('correctDate', import('#contract/correct-date'), import('#actions/correct-date')),
	'create-category': () => loadCall('createCategory', import('#contract/categories'), import('#actions/create-category')),
	'create-post': () => loadCall('createPost', import('#contract/create-post'), import('#actions/create-post')),
	'delete-post': () => loadCall('deletePost', import('#contract/delete-post'), import('#actions/delete-post')),
	drafts: () => loadCall('workingCopies', import('#contract/working-copies'), import('#actions/working-copies')),
	'draft-link': () => loadCall('draftLink', import('#contract/draft-link'), import('#actions/draft-link')),
	'export-blog': () => loadCall('exportBlog', import('#contract/export-blog'), import('#actions/export-blog')),
	'fast-lane': () => loadCall('fastLane', import('#contract/fast-lane'), import('#actions/fast-lane')),
	'generate-blog-image': () => loadCall('generateBlogImage', import('#contract/generate-blog-image'), import('#actions/generate-blog-image')),
	health: () => loadCall('health', import('#contract/health'), import('#actions/health')),
	'host-plan': () => loadCall('hostPlan', import('#contract/host-plan'), import('#actions/host-plan')),
	images: () => loadCall('images', import('#contract/images'), import('#actions/images')),
	'linked-posts': () => loadCall('linkedPosts', import('#contract/linked-posts'), import('#actions/linked-posts')),
	'missed-addresses': () => loadCall('missedAddresses', import('#contract/missed-addresses'), import('#actions/missed-addresses')),
	news: () => loadCall('news', import('#contract/news'), import('#actions/news')),
	plans: () => loadCall('plans', import('#contract/plans'), import('#actions/plans')),
	'post-revisions': () => loadCall('postRevisions', import('#contract/post-revisions'), import('#actions/post-revisions')),
	profile: () => loadCall('profile', import('#contract/profile'), import('#actions/profile')),
	'render-preview': () => loadCall('renderPreview', import('#contract/render-preview'), import('#actions/render-preview')),
	results: () => loadCall('results', import('#contract/results'), import('#actions/results')),
	'seed-stock-images': () => loadCall('seedStockImages', import('#contract/seed-stock-images'), import('#actions/seed-stock-images')),
	sessions: () => loadCall('sessions', import('#contract/sessions'), import('#actions/sessions')),
	'site-status': () => loadCall('siteStatus', import('#contract/site-status'), import('#actions/site-status')),
	system: () => loadCall('system', import('#contract/system'), import('#actions/system')),
	'text-to-publish': () => loadCall('textToPublish', import('#contract/text-to-publish'), import('#actions/text-to-publish')),
	'toggle-publish': () => loadCall('togglePublish', import('#contract/toggle-publish'), import('#actions/toggle-publish')),
	topics: () => loadCall('topics', import('#contract/topics'), import('#actions/topics')),
	'update-post': () => loadCall('updatePost', import('#contract/update-post'), import('#actions/update-post')),
	'upload-image': () => loadCall('uploadImage', import('#contract/images'), import('#actions/upload-image')),
	videos: () => loadCall('videos', import('#contract/videos'), import('#actions/videos')),
};

export default serveCalls(calls);

export const config = { path: Object.keys(calls).map((name) => `/api/${name}`) };
