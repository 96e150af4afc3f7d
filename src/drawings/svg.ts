/** The light in every drawing: its lamp, the hottest spot and the edge of its glow. */
export const lamp = '#ffc884';
export const hot = '#fff0cf';
export const edge = '#f5ac62';

/** A coordinate with one decimal. */
export const at = (value: number): number => +value.toFixed(1);

export const fill = (path: string, colour: string, opacity = 1): string =>
	`<path d="${path}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export const stroke = (path: string, colour: string, width: number, more = ''): string =>
	`<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`;

/** The path of a rectangle. */
export const box = (x: number, y: number, width: number, height: number): string =>
	`M${at(x)} ${at(y)}h${at(width)}v${at(height)}h${at(-width)}z`;

export const disc = (x: number, y: number, radius: number, colour: string, more = ''): string =>
	`<circle cx="${at(x)}" cy="${at(y)}" r="${at(radius)}" fill="${colour}"${more}/>`;

export const glow = (id: string, x: number, y: number, width: number, height: number): string =>
	`<ellipse cx="${at(x)}" cy="${at(y)}" rx="${width}" ry="${height}" fill="url(#${id})"/>`;

/** Draws `count` things, one after the other. */
export const times = (count: number, draw: (index: number) => string): string =>
	Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A standing person, seen from afar. */
export const person = (x: number, y: number, scale: number, colour: string): string =>
	`<g transform="translate(${at(x)} ${at(y)}) scale(${at(scale)})" fill="${colour}"><circle cy="-31" r="4"/><path d="M-5-25q5-3 10 0l1 12-2 1-1 12h-6l-1-12-2-1z"/></g>`;

/** The whole picture's path: 640 by 360 units. */
export const whole = 'M0 0h640v360H0z';
