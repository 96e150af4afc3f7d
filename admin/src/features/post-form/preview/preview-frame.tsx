import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { watchMovingPictures } from '#elements/watch-moving-pictures.ts';
import article from '#styles/article.css?inline';
import articleEnd from '#styles/article-end.css?inline';
import base from '#styles/base.css?inline';
import card from '#styles/card.css?inline';
import face from '#styles/face.css?inline';
import gallery from '#styles/gallery.css?inline';
import list from '#styles/list.css?inline';
import print from '#styles/print.css?inline';
import prose from '#styles/prose.css?inline';
import rich from '#styles/rich.css?inline';
import shell from '#styles/shell.css?inline';
import tokens from '#styles/tokens.css?inline';
import { messages } from '../../../messages/all.ts';
import { type Cursor, useFollow } from './use-follow.ts';

/** The style sheets of the public preview (`src/pages/previa.astro`), in its order. */
const publicStyles = [
	tokens,
	base,
	shell,
	card,
	list,
	article,
	prose,
	rich,
	gallery,
	articleEnd,
	face,
	`@media print {${print}}`,
].join('\n');

interface PreviewFrameProps {
	/** Width of the page in CSS pixels, before it is scaled to the available space. */
	width: number;
	cursor?: Cursor | undefined;
	/** Changes when the content does; a new value makes the page follow the cursor again. */
	shown?: unknown;
	children: ReactNode;
}

const scrollOptions = { behavior: 'smooth', block: 'start' } as const;

/** A constructed style sheet is the only one that the content security policy allows in a document that was never loaded. */
function dress(frame: HTMLIFrameElement): HTMLElement | undefined {
	const { contentDocument: page } = frame;
	const view = frame.contentWindow as (Window & typeof globalThis) | null;
	if (!page || !view) return undefined;
	const sheet = new view.CSSStyleSheet({ baseURL: location.href });
	sheet.replaceSync(publicStyles);
	page.adoptedStyleSheets = [sheet];
	page.documentElement.lang = 'pt-BR';
	watchMovingPictures(page, view);
	page.addEventListener('click', (event) => followLink(event, page));
	return page.body;
}

/** A link within the page scrolls; any other opens outside the preview, in a new tab. */
function followLink(event: MouseEvent, page: Document): void {
	const link = (event.target as Element).closest('a');
	const href = link?.getAttribute('href');
	if (!href) return;
	event.preventDefault();
	if (href.startsWith('#'))
		page.getElementById(decodeURIComponent(href.slice(1)))?.scrollIntoView(scrollOptions);
	else window.open(href, '_blank', 'noopener');
}

/** The public page in a window of its own, so that its media queries see the displayed width. */
export function PreviewFrame({ width, cursor, shown, children }: PreviewFrameProps) {
	const frame = useRef<HTMLIFrameElement>(null);
	const box = useRef<HTMLDivElement>(null);
	const [page, setPage] = useState<HTMLElement>();
	const [room, setRoom] = useState({ width, height: 600 });
	useEffect(() => {
		if (frame.current) setPage(dress(frame.current));
		const watch = new ResizeObserver(([entry]) => {
			if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
		});
		if (box.current) watch.observe(box.current);
		return () => watch.disconnect();
	}, []);
	useFollow(page, cursor, shown);
	const scale = Math.min(1, room.width / width);
	return (
		<div className="frame-box" ref={box}>
			<iframe
				ref={frame}
				title={messages.form.previewPane.frame}
				style={{
					inlineSize: `${width}px`,
					blockSize: `${room.height / scale}px`,
					transform: `scale(${scale})`,
					marginInlineStart: `${Math.max(0, (room.width - width * scale) / 2)}px`,
				}}
			/>
			{page && createPortal(children, page)}
		</div>
	);
}
