/** Pixels from the top: the section being read is the last one whose heading is above this line. */
const readingLine = 96;

/** 'Neste artigo': open when there is room, with the section being read marked. */
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
