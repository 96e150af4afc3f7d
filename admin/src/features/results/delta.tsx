import { Drawing } from '../../ui/icon.tsx';
import type { Change } from './change.ts';

/** Lucide 1.62 (ISC), as in `icon-paths.ts`. */
const arrows = {
	up: 'm5 12 7-7 7 7|M12 19V5',
	down: 'M12 5v14|m19 12-7 7-7-7',
	flat: 'M5 12h14',
};

/** How a number differs from the one before; of a percentage the arrow says which way. */
export const Delta = ({ change, more = '' }: { change: Change; more?: string }) => (
	<span className={`delta ${change.tone}`}>
		<Drawing paths={arrows[change.tone]} />
		<span className="visually-hidden">{change.words + more}</span>
		<span aria-hidden="true">{change.amount + more}</span>
	</span>
);
