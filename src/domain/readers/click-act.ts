/** What a reader follows: a way to the house, or the blog itself. */
export const clickTargets = ['visit', 'whatsapp', 'map', 'follow'] as const;
export type ClickTarget = (typeof clickTargets)[number];

/** Where it stands on an article's page. */
export const clickPlaces = ['text', 'end', 'footer'] as const;
export type ClickPlace = (typeof clickPlaces)[number];

export type ClickAct = `${ClickTarget}-click${'' | '-text' | '-footer'}`;

/** How a click is counted: without a place it was at the end, where the first releases counted alone. */
export const clickAct = (target: ClickTarget, place: ClickPlace): ClickAct =>
	place === 'end' ? `${target}-click` : `${target}-click-${place}`;
