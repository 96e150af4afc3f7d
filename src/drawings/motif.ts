import type { Die } from './dice.ts';
import type { Ground } from './grounds.ts';

interface Canvas {
	die: Die;
	colours: Ground;
	/** The title's words; at least one. */
	words: readonly string[];
	/** The id of the lamp's glow, a gradient. */
	glowId: string;
}

/** Draws a night scene with exactly one light on 640 by 360 units. */
export type Motif = (canvas: Canvas) => string;
