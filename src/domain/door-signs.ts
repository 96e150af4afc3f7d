import type { Door } from './door.ts';

/** The lines of a door's sign, on a grid of 24 units; a visit has none. */
export const doorSigns: Readonly<Record<Door, string>> = {
	visit: '',
	whatsapp:
		'M3 21l1.7-5A8.5 8.5 0 1 1 8 19.3zM9 9.5c0 3 2.5 5.5 5.5 5.5l1.2-1.6-2-1.2-1 .8a4 4 0 0 1-1.7-1.7l.8-1-1.2-2z',
	map: 'M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0zM15 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
};
