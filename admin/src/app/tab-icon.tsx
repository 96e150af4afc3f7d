import { Drawing } from '../ui/icon.tsx';
import { iconPaths } from '../ui/icon-paths.ts';

/** Lucide 1.62 (ISC), as in `icon-paths.ts`. */
const drawings: Record<string, string> = {
	posts:
		'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z|M14 2v5a1 1 0 0 0 1 1h5|M10 9H8|M16 13H8|M16 17H8',
	calendar: iconPaths.calendar,
	results: 'M5 21v-6|M12 21V3|M19 21V9',
	topics:
		'M13.172 2a2 2 0 0 1 1.414.586l6.71 6.71a2.4 2.4 0 0 1 0 3.408l-4.592 4.592a2.4 2.4 0 0 1-3.408 0l-6.71-6.71A2 2 0 0 1 6 9.172V3a1 1 0 0 1 1-1z|M2 7v6.172a2 2 0 0 0 .586 1.414l6.71 6.71a2.4 2.4 0 0 0 3.191.193|M10 6.5a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0z',
	images:
		'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2z|M7 9a2 2 0 1 0 4 0a2 2 0 1 0-4 0z|m21 15-3.086-3.086a2 2 0 0 0-2.828 0L6 21',
	more: 'M4 5h16|M4 12h16|M4 19h16',
};

/** The drawing of a place in the bar of a phone. */
export const TabIcon = ({ place }: { place: string }) => <Drawing paths={drawings[place] ?? ''} />;
