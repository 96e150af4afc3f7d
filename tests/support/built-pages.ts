import { within } from '@testing-library/dom';
import { JSDOM } from 'jsdom';
import { findKeptSite, type KeptSite } from './keeper.ts';

/** A page as it is built and served: parsed, with neither layout nor script. */
export interface BuiltPage {
	status: number;
	/** Where its address led. */
	address: string;
	html: string;
	document: Document;
	body: ReturnType<typeof within>;
	main: ReturnType<typeof within>;
	follow: (link: HTMLElement) => Promise<BuiltPage>;
}

async function openPage(url: string): Promise<BuiltPage> {
	const response = await fetch(url);
	const html = await response.text();
	const { document } = new JSDOM(html, { url: response.url }).window;
	const { pathname, search } = new URL(response.url);
	return {
		status: response.status,
		address: pathname + search,
		html,
		document,
		body: within(document.body),
		main: within(document.querySelector('main') ?? document.body),
		follow: (link) => openPage((link as HTMLAnchorElement).href),
	};
}

export interface BuiltPages extends KeptSite {
	open: (address: string) => Promise<BuiltPage>;
	/** The answer itself, also one that leads elsewhere. */
	ask: (address: string) => Promise<Response>;
}

/** This run's blog, for the tests that only read it. */
export async function readBuiltPages(site?: KeptSite): Promise<BuiltPages> {
	const { url, folder } = site ?? (await findKeptSite('G-TEST123'));
	return {
		url,
		folder,
		open: (address) => openPage(url + address),
		ask: (address) => fetch(url + address, { redirect: 'manual' }),
	};
}

/** What a person reads in an element, on one line. */
export const textOf = (element: Element | null | undefined): string =>
	element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

export const textsOf = (all: Iterable<Element>): string[] => Array.from(all, textOf);
