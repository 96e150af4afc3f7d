import type { PostSummary } from '#domain/post/post';
import { rail } from '../../messages/rail.ts';
import { PassOn } from '../../site/pass-on.tsx';
import { PublicationRail } from '../../site/publication-rail.tsx';
import { type PublicationInHand, usePublication } from '../../site/use-publication.ts';
import { useSavedPost } from '../../ui/posts-address.ts';
import { GoOn } from './go-on.tsx';

/** Shortly after readers have it, nobody asks any more. */
function isOver({ change, now }: PublicationInHand): boolean {
	const shownAt = change.addressAt ?? change.liveAt;
	return shownAt !== null && Date.parse(now) - Date.parse(shownAt) > 15_000;
}

/** The post that was just saved, and the change on its way to readers; hidden when the list shows the post's own row. */
export function RunningPublication({ shown }: { shown: readonly PostSummary[] }) {
	const isShown = (postId: string | undefined) => shown.some(({ id }) => id === postId);
	const last = useSavedPost();
	const saved = isShown(last?.id) ? undefined : last;
	const newest = usePublication(saved?.id);
	const publication = newest && !isShown(newest.change.postId) ? newest : undefined;
	if (!saved && (!publication || isOver(publication))) return null;
	const title = saved?.title ?? publication?.change.title;
	const others = publication?.others ?? 0;
	return (
		<section className="site-strip" aria-label={title}>
			<div>
				<strong>{title}</strong>
				{others > 0 && <p>{rail.others(others)}</p>}
				{saved && (
					<div className="row">
						<GoOn postId={saved.id} />
						{saved.published && <PassOn post={saved} className="link" />}
					</div>
				)}
			</div>
			{publication && <PublicationRail publication={publication} />}
		</section>
	);
}
