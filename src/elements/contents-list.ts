/** Pixels from the top: the section being read is the last one whose heading is above this line. */
const readingLine = 96;

/** 'Neste artigo': open when there is room, with the section being read marked. */
export class ContentsList extends HTMLElement {
	private observer: IntersectionObserver | undefined;
	private readonly links = new Map<Element, HTMLAnchorElement>();
	private readonly passed = new Set<Element>();

	connectedCallback(): void {
		const details = this.querySelector('details');
		if (details && matchMedia('(width >= 68.75rem)').matches) details.open = true;
		for (const link of this.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
			const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
			if (heading) this.links.set(heading, link);
		}
		this.observe();
		addEventListener('resize', this.observe);
	}

	disconnectedCallback(): void {
		this.observer?.disconnect();
		removeEventListener('resize', this.observe);
	}

	/** The observed area has no upper end, so that a jump past several headings at once is noticed too. */
	private readonly observe = (): void => {
		this.observer?.disconnect();
		this.observer = new IntersectionObserver((entries) => this.mark(entries), {
			rootMargin: `9999999px 0px ${readingLine - innerHeight}px`,
		});
		for (const heading of this.links.keys()) this.observer.observe(heading);
	};

	/** Beside the text a long list scrolls by itself, and follows the reader. */
	private show(link: HTMLAnchorElement): void {
		link.setAttribute('aria-current', 'true');
		const box = link.closest('details');
		if (box) box.scrollTop = link.offsetTop - box.clientHeight / 2;
	}

	private mark(entries: IntersectionObserverEntry[]): void {
		for (const { target, isIntersecting } of entries) {
			if (isIntersecting) this.passed.add(target);
			else this.passed.delete(target);
		}
		const current = [...this.links.keys()].findLast((heading) => this.passed.has(heading));
		for (const [heading, link] of this.links) {
			if (heading !== current) link.removeAttribute('aria-current');
			else if (!link.ariaCurrent) this.show(link);
		}
	}
}
