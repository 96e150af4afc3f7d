import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ArticleView } from '#components/article-view.tsx';
import { paths } from '#config/paths';
import { site } from '#config/site';
import { instant } from '#contract/plain-fields';
import { slugify } from '#domain/names/slug';
import type { PostSummary, RenderedArticle } from '#domain/post/post';
import { emptyFields, noCover, summaryFields } from '#domain/post/post-fields';
import { postOf } from '#domain/post/post-versions';
import { categoriesQuery } from '../../../api/queries.ts';
import { messages } from '../../../messages/all.ts';
import { usePostForm } from '../../../text/form-context.ts';
import { knownSize } from '../../../text/picture-sizes.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { articleHtml } from '../../../ui/trusted-html.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { PreviewGuard } from './preview-guard.tsx';
import { SearchResult, SocialCard } from './share-looks.tsx';
import type { Cursor } from './use-follow.ts';
import type { Preview } from './use-preview.ts';

type View = 'page' | 'social' | 'search';
const widths = { phone: 390, desktop: 1280 } as const;
type Width = keyof typeof widths;

/** The post as it would look on the page. */
function usePostInHand(reply: Preview['reply']): PostSummary {
	const { form, state, start, settled } = usePostForm();
	useWatch({ control: form.control });
	const values = { ...settled, ...form.getValues() };
	const categories = useQuery(categoriesQuery).data ?? [];
	const { post } = state;
	const now = new Date().toISOString();
	const written = postOf(values);
	const size = knownSize(values.image_url);
	const isGenerated = reply?.cover_generated && reply.of.image_url === values.image_url;
	return {
		...emptyFields(summaryFields),
		...post,
		...(written.image_url !== post?.image_url && noCover),
		...written,
		...(size && { image_width: size.width, image_height: size.height }),
		...(isGenerated && { cover_generated: true }),
		id: start.id,
		slug: values.slug || slugify(values.title),
		excerpt: written.excerpt.trim() || (reply?.excerpt ?? ''),
		category: categories.find(({ id }) => id === values.category_id) ?? null,
		published: true,
		// A time that is still being typed is none.
		published_at: post?.published_at ?? instant.safeParse(values.scheduled_at).data ?? now,
		scheduled_at: null,
		created_at: post?.created_at ?? now,
		updated_at: now,
	};
}

/** Each `articleHtml` is another object, which the browser would parse anew at each key. */
function useTrusted(article: RenderedArticle | undefined): RenderedArticle | undefined {
	const html = useMemo(() => articleHtml(article?.html ?? ''), [article?.html]);
	return article && { ...article, html };
}

interface HeadProps {
	view: View;
	width: Width;
	large: boolean;
	onView: (view: View) => void;
	onWidth: (width: Width) => void;
	onLarge: () => void;
}

function PaneHead({ view, width, large, onView, onWidth, onLarge }: HeadProps) {
	const { previewPane: text } = messages.form;
	const { state } = usePostForm();
	const choose = (name: View, label: string) => (
		<button type="button" aria-pressed={view === name} onClick={() => onView(name)}>
			{label}
		</button>
	);
	return (
		<header>
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend */}
			<div className="seg small" role="group" aria-label={text.views}>
				{choose('page', text.page)}
				{choose('social', text.social)}
				{choose('search', text.search)}
			</div>
			<span className="grow" />
			{view === 'page' && (
				// biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
				<div className="seg small" role="group" aria-label={text.widths}>
					{(['phone', 'desktop'] as const).map((name) => (
						<button
							key={name}
							type="button"
							aria-pressed={width === name}
							aria-label={text[name]}
							data-tip={text[name]}
							onClick={() => onWidth(name)}
						>
							<Icon name={name === 'phone' ? 'smartphone' : 'monitor'} />
						</button>
					))}
				</div>
			)}
			{state.post && (
				<a
					className="btn quiet square only-wide"
					href={paths.preview(state.post.slug)}
					target="_blank"
					rel="noopener"
					aria-label={text.newTab}
					data-tip={text.newTab}
				>
					<Icon name="external-link" />
				</a>
			)}
			<IconButton
				className="only-wide"
				icon={large ? 'minimize-2' : 'maximize-2'}
				label={large ? text.reduce : text.enlarge}
				onClick={onLarge}
			/>
		</header>
	);
}

/** The true preview: rendered by the server, displayed with the public page's own components. */
export function PreviewPane({
	preview,
	cursor,
}: {
	preview: Preview;
	cursor?: Cursor | undefined;
}) {
	const { previewPane: text } = messages.form;
	const [view, setView] = useState<View>('page');
	const [width, setWidth] = useState<Width>('phone');
	const [large, setLarge] = useState(false);
	const { reply } = preview;
	const post = usePostInHand(reply);
	const article = useTrusted(reply?.article);
	const failed = (
		<p className="caption" role="status">
			{text.failed}
		</p>
	);
	return (
		<section className={large ? 'preview large' : 'preview'} id="previa" aria-label={text.label}>
			<PaneHead
				view={view}
				width={width}
				large={large}
				onView={setView}
				onWidth={setWidth}
				onLarge={() => setLarge(!large)}
			/>
			<div className="stage">
				{preview.failed && failed}
				{!reply && !preview.failed && <p className="caption">{text.empty}</p>}
				<PreviewGuard shown={post} instead={failed}>
					{article && view === 'page' && (
						<PreviewFrame width={widths[width]} cursor={cursor} shown={reply}>
							<ArticleView post={post} article={article} />
						</PreviewFrame>
					)}
					{reply && view === 'social' && <SocialCard post={post} host={location.host} />}
					{reply && view === 'search' && <SearchResult post={post} siteName={site.name} />}
				</PreviewGuard>
			</div>
		</section>
	);
}
