/** A pointer that only passes over a link asks for nothing. */
const restMs = 80;

const asked = new Set<string>();

function ask({ origin, pathname, search }: HTMLAnchorElement): void {
	const address = pathname + search;
	const isHere = address === location.pathname + location.search;
	if (origin !== location.origin || isHere || asked.has(address)) return;
	asked.add(address);
	const link = document.createElement('link');
	if (link.relList.supports('prefetch'))
		document.head.append(Object.assign(link, { rel: 'prefetch', href: address }));
	else fetch(address, { priority: 'low' }).catch(console.warn);
}

/** Asks for the page of a link that is pointed at or focused, unless the connection is slow or its bytes are counted. */
export function prefetchLinks(): void {
	const { saveData, effectiveType } = Reflect.get(navigator, 'connection') ?? {};
	if (saveData || /2g/.test(effectiveType)) return;
	let resting: ReturnType<typeof setTimeout>;
	const watch = ({ target }: Event) => {
		clearTimeout(resting);
		const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
		if (link) resting = setTimeout(ask, restMs, link);
	};
	// A finger's touch counts as a pointer over the link only when it is lifted, so that scrolling asks for nothing.
	for (const event of ['mouseover', 'focusin'])
		document.addEventListener(event, watch, { passive: true });
}
