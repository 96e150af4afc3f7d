import type { PostSummary } from '#domain/post/post';
import { rail } from '../../messages/rail.ts';
import { PublicationRail } from '../../site/publication-rail.tsx';
import { usePublication } from '../../site/use-publication.ts';

/** The change on its way to readers, until shortly after it arrives; hidden when the list shows the post's own row. */
export function RunningPublication({ shown }: { shown: readonly PostSummary[] }) {
	const publication = usePublication();
	if (!publication || shown.some(({ id }) => id === publication.change.postId)) return null;
	const { change, others, now } = publication;
	const shownAt = change.addressAt ?? change.liveAt;
	if (shownAt && Date.parse(now) - Date.parse(shownAt) > 15_000) return null;
	return (
		<section className="site-strip" aria-label={rail.label}>
			<div>
				<strong>{change.title}</strong>
				{others > 0 && <p>{rail.others(others)}</p>}
			</div>
			<PublicationRail publication={publication} />
		</section>
	);
}
