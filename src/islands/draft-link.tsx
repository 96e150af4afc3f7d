import { useCallback, useEffect, useState } from 'react';
import { drawBand } from '#components/article-band.ts';
import { ArticleView } from '#components/article-view.tsx';
import { PostLoading, PostNotFound, StateMessage } from '#components/state-message.tsx';
import { messages } from '#config/messages';
import { paths } from '#config/paths';
import { openDraft } from '#contract/draft-link';
import type { OutputOf } from '#contract/endpoint';
import type { PostSummary } from '#domain/post/post';
import { formatLaterDate, formatLongDate } from '#domain/time/dates';
import { ContentsList } from '#elements/contents-list.ts';
import { replaceFailedImages } from '#elements/image-fallback.ts';
import { VideoCard } from '#elements/video-card.ts';
import { watchMovingPictures } from '#elements/watch-moving-pictures.ts';
import { StartsAgain } from './starts-again.ts';

type OpenedDraft = OutputOf<typeof openDraft>;

/** `missing`: no link with this secret opens. `failed`: nobody could say, perhaps with the server's reason. */
type DraftAnswer =
	| { state: 'opened'; draft: OpenedDraft }
	| { state: 'missing' }
	| { state: 'failed'; reason?: string | undefined };

/** Opens a draft by its link's secret. */
async function requestDraft(secret: string, signal: AbortSignal): Promise<DraftAnswer> {
	try {
		const response = await fetch(paths.api(openDraft.name), {
			method: openDraft.method,
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ secret }),
			cache: 'no-store',
			referrerPolicy: 'no-referrer',
			signal,
		});
		// A mangled address is as good as a wrong one.
		if (response.status === 404 || response.status === 400) return { state: 'missing' };
		const body: unknown = await response.json();
		const reply = openDraft.response.safeParse(body);
		if (reply.success) return { state: 'opened', draft: reply.data };
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

const text = messages.sharedDraft;

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

function Failure({ reason, onRetry }: { reason?: string | undefined; onRetry: () => void }) {
	return (
		<div className="wrap">
			<StateMessage
				lamp="unlit"
				title={text.failed}
				{...(reason && { text: reason })}
				headingLevel={1}
			>
				<button type="button" className="btn btn-line" onClick={onRetry}>
					{text.retry}
				</button>
			</StateMessage>
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
		void requestDraft(location.hash.slice(1), leaving.signal).then((found) => {
			if (!leaving.signal.aborted) setAnswer(found);
		});
		return () => leaving.abort();
	}, [asked]);

	const now = new Date().toISOString();
	const draft = answer?.state === 'opened' ? answer.draft : undefined;
	useEffect(() => {
		if (draft) void import('#elements/gallery-viewer.ts').then((viewer) => viewer.openGalleries());
	}, [draft]);
	return (
		<>
			{draft && (
				<div className="draft-line" role="note">
					<p className="wrap">
						<b>
							<i />
							<span>{text.state}</span>
						</b>
						<span>{text.validUntil(formatLaterDate(draft.valid_until, now))}</span>
					</p>
				</div>
			)}
			<main id="conteudo" tabIndex={-1} className="narrow">
				{!answer && <PostLoading />}
				{answer?.state === 'missing' && (
					<div className="wrap">
						<PostNotFound />
					</div>
				)}
				{answer?.state === 'failed' && <Failure reason={answer.reason} onRetry={askAgain} />}
				{draft && (
					<ArticleView
						post={{
							...draft.post,
							...(draft.cover_generated && { cover_generated: true }),
							title: draft.post.title || text.untitled,
						}}
						article={draft.article}
						drawBand={drawBand}
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
			<Failure onRetry={() => location.reload()} />
		</main>
	);
	return (
		<StartsAgain instead={failed}>
			<LinkedDraft />
		</StartsAgain>
	);
}
