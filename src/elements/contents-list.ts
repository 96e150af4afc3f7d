/** Pixels from the top: a heading above it begins the section being read, the next one's not yet. */
const readingLine = 96;

/** 'Neste artigo': open where there is room, and the section being read is marked. */
export class ContentsList extends HTMLElement {
	private observer: IntersectionObserver | undefined;

	connectedCallback(): void {
		const details = this.querySelector('details');
		if (details && matchMedia('(width >= 68.75rem)').matches) details.open = true;
		const links = [...this.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
		const sections = links.flatMap((link) => {
			const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
			return heading ? [{ link, heading }] : [];
		});
		const mark = () => {
			const passed = sections.filter(
				({ heading }) => heading.getBoundingClientRect().top < readingLine,
			);
			const current = passed.at(-1)?.link;
			for (const link of links) {
				if (link === current) link.setAttribute('aria-current', 'true');
				else link.removeAttribute('aria-current');
			}
		};
		this.observer = new IntersectionObserver(mark, { rootMargin: `-${readingLine}px 0px 0px` });
		for (const { heading } of sections) this.observer.observe(heading);
	}

	disconnectedCallback(): void {
		this.observer?.disconnect();
	}
}
