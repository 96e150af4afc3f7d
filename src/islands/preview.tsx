import { useEffect, useState } from 'react';
import { ArticleView } from '#components/article-view.tsx';
import { PostLoading, PostNotFound } from '#components/state-message.tsx';
import { messages } from '#config/messages';
import { paths } from '#config/paths';
import { storageKeys } from '#config/storage-keys';
import { adminPosts } from '#contract/admin-posts';
import { tokenHeader } from '#contract/endpoint';
import type { PostSummary, RenderedArticle } from '#domain/post/post';
import { readStored } from '#elements/browser-storage.ts';
import { ContentsList } from '#elements/contents-list.ts';
import { StartsAgain } from './starts-again.ts';

interface Previewed {
	post: PostSummary;
	article: RenderedArticle;
}

/** Requests a post as the editor sees it; undefined when it does not exist or the visitor has no access. */
async function requestPreview(
	slug: string | undefined,
	signal: AbortSignal,
): Promise<Previewed | undefined> {
	const token = readStored(storageKeys.adminToken);
	if (!slug || !token) return undefined;
	try {
		const response = await fetch(paths.api(adminPosts.name), {
			method: adminPosts.method,
			headers: { 'content-type': 'application/json', [tokenHeader.admin]: token },
			body: JSON.stringify({ slug }),
			cache: 'no-store',
			signal,
		});
		const reply = adminPosts.response.safeParse(await response.json());
		if (!reply.success || !('post' in reply.data) || !reply.data.article) return undefined;
		const { post, article, cover_generated } = reply.data;
		return { post: { ...post, ...(cover_generated && { cover_generated }) }, article };
	} catch {
		// A failed preview shows as not found, whatever the reason.
		return undefined;
	}
}

if (!customElements.get('contents-list')) customElements.define('contents-list', ContentsList);

/** The slug in the public address, or undefined. */
function slugOf(pathname: string): string | undefined {
	const [, slug = ''] = pathname.split(paths.post(''));
	try {
		return decodeURIComponent(slug) || undefined;
	} catch {
		// Invalid percent-encoding: no post has such an address.
		return undefined;
	}
}

/** `preview=1` or `preview=true`. The redirect rule sends every other value here too. */
const isPreviewAsked = (search: string) =>
	['1', 'true', null].includes(new URLSearchParams(search).get('preview'));

function PreviewedPost() {
	const [previewed, setPreviewed] = useState<Previewed | 'loading' | undefined>('loading');
	useEffect(() => {
		if (!isPreviewAsked(location.search))
			return location.replace(location.origin + location.pathname);
		const leaving = new AbortController();
		void requestPreview(slugOf(location.pathname), leaving.signal).then((found) => {
			if (!leaving.signal.aborted) setPreviewed(found);
		});
		return () => leaving.abort();
	}, []);

	useEffect(() => {
		if (previewed !== 'loading' && previewed)
			void import('#elements/gallery-viewer.ts').then((viewer) => viewer.openGalleries());
	}, [previewed]);

	if (previewed === 'loading') return <PostLoading />;
	if (!previewed) return <NotFound />;
	return (
		<>
			<p className="wrap notice">
				<span>{`${messages.article.preview} `}</span>
				<a className="link" href={paths.admin.edit(previewed.post.id)}>
					{messages.article.edit}
				</a>
			</p>
			<ArticleView {...previewed} />
		</>
	);
}

function NotFound() {
	return (
		<div className="wrap">
			<PostNotFound />
		</div>
	);
}

/** Shows an unpublished post as its page will be; a visitor without access sees 'not found'. */
export function Preview() {
	return (
		<StartsAgain instead={<NotFound />}>
			<PreviewedPost />
		</StartsAgain>
	);
}
