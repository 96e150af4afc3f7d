import { messages } from '../../messages.ts';
import type { PublicationInHand } from '../../site/use-publication.ts';

/** Salvo → Na fila → No ar, in the row of a post that is on its way to readers. */
export function WayOut({ publication }: { publication: PublicationInHand }) {
	const { rail, list } = messages;
	const { stage, change } = publication;
	const last = change.revision === 0 ? rail.left : rail.steps.live;
	const now = stage.at === 'live' || stage.at === 'address' ? last : rail.steps.queued;
	return (
		<ol className="way-out sub" aria-label={list.wayOut}>
			{[rail.steps.saved, rail.steps.queued, last].map((name) => (
				<li key={name} aria-current={name === now ? 'step' : undefined}>
					{name}
				</li>
			))}
		</ol>
	);
}
