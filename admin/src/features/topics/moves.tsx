import { messages } from '../../messages/all.ts';
import { Drawing } from '../../ui/icon.tsx';
import { topicDrawings } from './topic-drawings.ts';

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
