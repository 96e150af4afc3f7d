import { messages } from '../../messages/all.ts';
import { Drawing } from '../../ui/icon.tsx';

/** Lucide 1.62 (ISC): the icons that only this screen needs. */
export const topicDrawings = {
	posts:
		'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z|M14 2v5a1 1 0 0 0 1 1h5|M10 9H8|M16 13H8|M16 17H8',
	leads: 'm15 10 5 5-5 5|M4 4v7a4 4 0 0 0 4 4h12',
	undo: 'M9 14 4 9l5-5|M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11',
	merge: 'm8 6 4-4 4 4|M12 2v10.3a4 4 0 0 1-1.172 2.872L4 22|m20 22-5-5',
} as const;

interface MoveProps {
	icon: keyof typeof topicDrawings;
	children: React.ReactNode;
}

const Move = ({ icon, children }: MoveProps) => (
	<li>
		<Drawing paths={topicDrawings[icon]} />
		<span>{children}</span>
	</li>
);

/** What an act on a topic will do. */
export function Moves({ from, to, posts }: { from?: string; to?: string; posts?: string }) {
	const { topics: text } = messages;
	return (
		<ul className="moves" aria-live="polite">
			{posts && <Move icon="posts">{posts}</Move>}
			{from && to && from !== to && (
				<Move icon="leads">
					<span className="addr">{from}</span>
					{text.leadsTo}
					<span className="addr">{to}</span>.
				</Move>
			)}
			<Move icon="undo">{text.undoable}</Move>
		</ul>
	);
}
