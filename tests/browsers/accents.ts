import type { Visit } from './visit.ts';

const deadKeys = 'dead_acute a space dead_tilde a space dead_circumflex e space dead_grave a'.split(
	' ',
);
export const composed = 'á ã ê à';

/** Real dead keys where the driver has a keyboard; elsewhere the letters that they make. */
export async function typeAccents(visit: Visit): Promise<void> {
	if (visit.engine.pressKeyboard) await visit.engine.pressKeyboard(deadKeys);
	else await visit.type(composed);
}
