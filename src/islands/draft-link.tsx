import { useCallback, useEffect, useState } from 'react';
import { ArticleView } from '#components/article-view.tsx';
import { PostLoading, PostNotFound, StateMessage } from '#components/state-message.tsx';
import { messages } from '#config/messages';
import { pageTexts } from '#config/page-texts';
import { paths } from '#config/paths';
import { site } from '#config/site';
import { openDraft } from '#contract/draft-link';
import type { OutputOf } from '#contract/endpoint';
import { findSecret } from '#domain/names/link-secret';
import type { PostSummary } from '#domain/post/post';
import { formatLaterDate, formatLongDate } from '#domain/time/dates';
import { ContentsList } from '#elements/contents-list.ts';
import { replaceFailedImages } from '#elements/image-fallback.ts';
import { VideoCard } from '#elements/video-card.ts';
import { watchMovingPictures } from '#elements/watch-moving-pictures.ts';
import { StartsAgain } from './starts-again.ts';

type OpenedDraft = Extract<OutputOf<typeof openDraft>, { post: object }>;

/**
 * `live`: the text came out. `missing`: no link with this secret opens. `cut`: a part of the secret is missing. `failed`:
 * nobody could say, perhaps with the server's reason.
 */
type DraftAnswer =
	| { state: 'opened'; draft: OpenedDraft }
	| { state: 'live'; slug: string }
	| { state: 'missing' | 'cut' }
	| { state: 'failed'; reason?: string | undefined };

/** Opens a draft by its link's secret. */
async function requestDraft(signal: AbortSignal): Promise<DraftAnswer> {
	const secret = findSecret(paths.sharedDraft, location.hash);
	if (!secret) return { state: 'cut' };
	try {
		const response = await fetch(paths.api(openDraft.name), {
			method: openDraft.method,
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ secret }),
			cache: 'no-store',
			referrerPolicy: 'no-referrer',
			signal,
		});
		if (response.status === 404 || response.status === 400) return { state: 'missing' };
		const body: unknown = await response.json();
		const reply = openDraft.response.safeParse(body);
		if (reply.success) {
			const { data } = reply;
			return 'live' in data ? { state: 'live', slug: data.live } : { state: 'opened', draft: data };
		}
		const isTold = response.status === 429 && typeof body === 'object' && body && 'error' in body;
		return { state: 'failed', reason: isTold ? String(body.error) : undefined };
	} catch {
		return { state: 'failed' };
	}
}

if (!customElements.get('contents-list')) customElements.define('contents-list', ContentsList);
if (!customElements.get('video-card')) customElements.define('video-card', VideoCard);
replaceFailedImages();
watchMovingPictures();

const text = pageTexts.sharedDraft;

function dateOf(post: PostSummary, now: string): string {
	if (post.published) return formatLongDate(post.published_at ?? post.created_at);
	return post.scheduled_at ? text.comesOut(formatLaterDate(post.scheduled_at, now)) : text.noDate;
}

function DraftEnd() {
	return (
		<section className="draft-end" aria-labelledby="fim">
			<h2 id="fim">{text.endTitle}</h2>
			<p>{text.endText}</p>
			<p className="meta">{text.counted}</p>
		</section>
	);
}

function titleOf(answer: DraftAnswer): string {
	if (answer.state === 'opened') return answer.draft.post.title || text.untitled;
	return answer.state === 'missing' ? messages.postNotFound.title : text.instead[answer.state];
}

/** What stands there where no draft can be read. */
function Instead({ answer, onRetry }: { answer: DraftAnswer; onRetry: () => void }) {
	const { state } = answer;
	const reason = state === 'failed' ? answer.reason : state === 'cut' ? text.cutText : undefined;
	return (
		<div className="wrap">
			{state === 'missing' ? (
				<PostNotFound />
			) : (
				<StateMessage
					lamp={state === 'live' ? 'lit' : 'unlit'}
					title={titleOf(answer)}
					{...(reason && { text: reason })}
					headingLevel={1}
				>
					{state === 'live' && (
						<a className="btn btn-line" href={paths.post(answer.slug)}>
							{text.readLive}
						</a>
					)}
					{state === 'failed' && (
						<button type="button" className="btn btn-line" onClick={onRetry}>
							{text.retry}
						</button>
					)}
				</StateMessage>
			)}
		</div>
	);
}

function LinkedDraft() {
	const [answer, setAnswer] = useState<DraftAnswer>();
	const [asked, setAsked] = useState(0);
	const askAgain = useCallback(() => {
		setAnswer(undefined);
		setAsked((times) => times + 1);
	}, []);
	useEffect(() => {
		addEventListener('hashchange', askAgain);
		return () => removeEventListener('hashchange', askAgain);
	}, [askAgain]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each time that somebody asks
	useEffect(() => {
		const leaving = new AbortController();
		void requestDraft(leaving.signal).then((found) => {
			if (!leaving.signal.aborted) setAnswer(found);
		});
		return () => leaving.abort();
	}, [asked]);

	const now = new Date().toISOString();
	const draft = answer?.state === 'opened' ? answer.draft : undefined;
	useEffect(() => {
		if (answer) document.title = `${titleOf(answer)} | ${site.name}`;
	}, [answer]);
	useEffect(() => {
		if (draft) void import('#elements/gallery-viewer.ts').then((viewer) => viewer.openGalleries());
	}, [draft]);
	return (
		<>
			{draft && (
				<aside className="draft-line">
					<p className="wrap">
						<b>
							<i />
							<span>{text.state}</span>
						</b>
						<span>{text.validUntil(formatLaterDate(draft.valid_until, now))}</span>
					</p>
				</aside>
			)}
			<main id="conteudo" tabIndex={-1} className="narrow">
				{!answer && <PostLoading />}
				{answer && !draft && <Instead answer={answer} onRetry={askAgain} />}
				{draft && (
					<ArticleView
						post={{
							...draft.post,
							...(draft.cover_generated && { cover_generated: true }),
							title: draft.post.title || text.untitled,
						}}
						article={draft.article}
						unpublished={{ date: dateOf(draft.post, now), end: <DraftEnd /> }}
					/>
				)}
			</main>
		</>
	);
}

/** A draft for whoever has its link. The secret follows the `#`, so that no log and no other site ever has it. */
export function SharedDraft() {
	const failed = (
		<main id="conteudo" tabIndex={-1} className="narrow">
			<Instead answer={{ state: 'failed' }} onRetry={() => location.reload()} />
		</main>
	);
	return (
		<StartsAgain instead={failed}>
			<LinkedDraft />
		</StartsAgain>
	);
}
