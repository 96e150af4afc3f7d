import { messages } from '../../messages.ts';
import type { PublicationInHand } from '../../site/use-publication.ts';

/** Salvo → Na fila → No ar, in the row of a post that is on its way to readers. */
export function PublicationSteps({ publication }: { publication: PublicationInHand }) {
	const { rail, list } = messages;
	const { stage, change } = publication;
	const last = change.revision === 0 ? rail.left : rail.steps.live;
	const now = stage.at === 'live' || stage.at === 'address' ? last : rail.steps.queued;
	return (
		<ol className="publication-steps sub" aria-label={list.publicationSteps}>
			{[rail.steps.saved, rail.steps.queued, last].map((name) => (
				<li key={name} aria-current={name === now ? 'step' : undefined}>
					{name}
				</li>
			))}
		</ol>
	);
}
