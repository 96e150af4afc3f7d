import type { IconName } from './icon.tsx';
import sprite from './sprites/icons.svg?raw';

/** The markup of an icon on its grid of 24 units, for drawings that stand alone. */
export function iconDrawing(name: IconName): string {
	return sprite.split(`id="${name}" viewBox="0 0 24 24">`)[1]?.split('</symbol>')[0] ?? '';
}
