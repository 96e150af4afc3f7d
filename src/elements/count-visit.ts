import { oldParameters } from '#config/old-parameters';
import { type ClickPlace, type ClickTarget, clickAct } from '#domain/readers/click-act';
import type { VisitAct } from '#domain/readers/visit-kinds';
import { isCounted, tellServer } from './tell-server.ts';
import { findVisitSource } from './visit-source.ts';

const seenMs = 1000;
const readMs = 10_000;

/** Takes `utm_…` and what an old address left out of the address bar, so that a copied address says nothing false. */
function cleanAddress(address: URL): void {
	for (const [name] of [...address.searchParams]) {
		if (name.startsWith('utm_') || oldParameters.includes(name)) address.searchParams.delete(name);
	}
	history.replaceState(history.state, '', address);
}

/** Adds what the reader clicks on to `acts`. */
function watchClicks(acts: Set<VisitAct>): void {
	const note = ({ target }: MouseEvent) => {
		const link = (target as Element).closest<HTMLElement>('.share .chip, [data-cta-type]');
		if (!link) return;
		const { ctaType, ctaLocation } = link.dataset;
		acts.add(ctaType ? clickAct(ctaType as ClickTarget, ctaLocation as ClickPlace) : 'share');
	};
	addEventListener('click', note, true);
}

/**
 * Counts a visit to this page's article after it was visible for a second and, whenever the page is left, what was done
 * there, as `docs/privacy.md` defines both.
 */
export function countVisit(): void {
	const slug = document.querySelector<HTMLElement>('article[data-slug]')?.dataset['slug'];
	if (!slug) return;
	const address = new URL(location.href);
	const found = findVisitSource(address, document.referrer).catch(() => 'other' as const);
	cleanAddress(address);
	if (!isCounted()) return;
	const acts = new Set<VisitAct>();
	let told = 0;
	let isSeen = false;
	let isEndSeen = false;
	// It has no upper end, so that a jump past the end is noticed; what follows the text stands 48 px below it.
	const observer = new IntersectionObserver(
		(entries) => {
			isEndSeen ||= entries.some(({ isIntersecting }) => isIntersecting);
		},
		{ rootMargin: '99999px 0px 48px' },
	);
	for (const end of document.querySelectorAll('.after')) observer.observe(end);
	let shownAt: number | undefined;
	let shownMs = 0;
	const watch = () => {
		const now = performance.now();
		shownMs += now - (shownAt ?? now);
		shownAt = now;
		if (document.visibilityState === 'visible') {
			setTimeout(() => {
				if (isSeen || shownAt !== now) return;
				isSeen = true;
				void found.then((source) => tellServer('register-view', { slug, source }));
			}, seenMs);
			return;
		}
		shownAt = undefined;
		if (isEndSeen && shownMs >= readMs) acts.add('read');
		if (acts.size > told) tellServer('register-acts', { slug, acts: [...acts] });
		told = acts.size;
	};
	// A prerendered page counts as hidden until it is shown, and one that is left is hidden first.
	document.addEventListener('visibilitychange', watch);
	watchClicks(acts);
	watch();
}
