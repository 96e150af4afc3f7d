import { useEffect, useState } from 'react';
import { ArticleView } from '#components/article-view.tsx';
import { PostLoading } from '#components/post-loading.tsx';
import { PostNotFound } from '#components/post-not-found.tsx';
import { messages } from '#config/messages';
import { paths } from '#config/paths';
import { ContentsList } from '#elements/contents-list.ts';
import { type Previewed, requestPreview } from './request-preview.ts';

if (!customElements.get('contents-list')) customElements.define('contents-list', ContentsList);

/** The slug that the public address asks for, or undefined where it names none. */
function slugOf(pathname: string): string | undefined {
	const [, slug = ''] = pathname.split(paths.post(''));
	try {
		return decodeURIComponent(slug) || undefined;
	} catch {
		// Broken percent-encoding names no post.
		return undefined;
	}
}

/** Spec §2: 1 or true. The rule of the edge sends every other value here as well. */
const isPreviewAsked = (search: string) =>
	['1', 'true', null].includes(new URLSearchParams(search).get('preview'));

/** An unpublished post as its page will be; whoever may not see it finds no post (Spec §8). */
export function Preview() {
	const [previewed, setPreviewed] = useState<Previewed | 'loading' | undefined>('loading');
	useEffect(() => {
		if (!isPreviewAsked(location.search)) return location.replace(location.pathname);
		const leaving = new AbortController();
		void requestPreview(slugOf(location.pathname), leaving.signal).then((found) => {
			if (!leaving.signal.aborted) setPreviewed(found);
		});
		return () => leaving.abort();
	}, []);

	if (previewed === 'loading') return <PostLoading />;
	if (!previewed) {
		return (
			<div className="wrap">
				<PostNotFound />
			</div>
		);
	}
	return (
		<>
			<p className="wrap notice">{messages.article.preview}</p>
			<ArticleView {...previewed} />
		</>
	);
}
