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
			const line = innerHeight / 4;
			const passed = sections.filter(({ heading }) => heading.getBoundingClientRect().top <= line);
			const current = passed.at(-1)?.link;
			for (const link of links) {
				if (link === current) link.setAttribute('aria-current', 'true');
				else link.removeAttribute('aria-current');
			}
		};
		// A quarter down the window: a heading that crosses it begins the section being read.
		this.observer = new IntersectionObserver(mark, { rootMargin: '0px 0px -75% 0px' });
		for (const { heading } of sections) this.observer.observe(heading);
	}

	disconnectedCallback(): void {
		this.observer?.disconnect();
	}
}
