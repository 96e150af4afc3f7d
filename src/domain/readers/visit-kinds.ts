import { type ClickAct, clickAct, clickPlaces, clickTargets } from './click-act.ts';

/** Where a reader came from to a post, as `docs/privacy.md` defines it; the first visit of the day tells. */
export const visitSources = [
	'google',
	'search-engine',
	'maps',
	'mail',
	'assistant',
	'whatsapp',
	'instagram',
	'facebook',
	'threads',
	'youtube',
	'linkedin',
	'x',
	'tiktok',
	'blog',
	'other',
	'own-search',
	'home',
	'post',
	'direct',
] as const;
export type VisitSource = (typeof visitSources)[number];

/** What a reader did on a post's page; each counts once per reader, post and day. */
export type VisitAct = 'read' | 'share' | ClickAct;
export const visitActs: readonly VisitAct[] = [
	'read',
	'share',
	...clickTargets.flatMap((target) => clickPlaces.map((place) => clickAct(target, place))),
];

/** What a row of counted visits tells: the views, those from one source, or those with one act. */
export type VisitKind = 'view' | `from-${VisitSource}` | VisitAct;
