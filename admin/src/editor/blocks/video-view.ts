import type { EditorView } from '@codemirror/view';
import { messages as reader } from '#config/messages';
import { formatLength, type Video } from '#domain/pictures/video';
import { messages } from '../../messages/blocks.ts';
import { createElement, drawIcon } from '../create-element.ts';
import { knownVideos } from '../host.ts';
import { dress } from '../look/dress.ts';
import { frameBlock } from './block-frame.ts';
import { showAsText } from './blocks-field.ts';
import { removeBlock } from './move-blocks.ts';
import { drawButton, drawToolRow } from './tool-row.ts';
import videoStyles from './video.css?inline';

const { video: text } = messages;
const views = new WeakMap<HTMLElement, VideoView>();

/** A video's card without its player. It shows what its host says, as soon as that is known. */
export class VideoView {
	readonly dom: HTMLElement;
	readonly end: () => void;
	private readonly view: EditorView;
	private readonly video: Video;
	private readonly scene = createElement('div', { class: 'scene' });
	private readonly say = createElement('div', { class: 'say' });
	private readonly frame: HTMLElement;

	static of(dom: HTMLElement): VideoView {
		return views.get(dom) as VideoView;
	}

	static fill(view: EditorView, video: Video, dom: HTMLElement): void {
		views.set(dom, new VideoView(view, video, dom));
		dress(view, videoStyles);
	}

	private constructor(view: EditorView, video: Video, dom: HTMLElement) {
		this.dom = dom;
		this.view = view;
		this.video = video;
		const tools = drawToolRow(
			text.tools,
			drawButton(text.asText, () => showAsText(view, this.dom), { icon: 'square-code' }),
			drawButton(text.remove, () => removeBlock(view, this.dom)),
		);
		this.frame = createElement(
			'div',
			{ class: 'frame', role: 'group' },
			tools,
			this.scene,
			this.say,
		);
		dom.replaceChildren(this.frame);
		frameBlock(view, this.dom, this.frame);
		dom.addEventListener('focus', () => this.focus());
		this.frame.addEventListener('mousedown', (event) => {
			event.preventDefault();
			this.focus();
		});
		this.end = knownVideos.subscribe(() => this.show());
		this.show();
	}

	focus(): void {
		this.frame.focus({ preventScroll: true });
	}

	private show(): void {
		const { site, address } = this.video;
		const facts = knownVideos.current().get(address);
		this.frame.setAttribute('aria-label', text.name(facts?.title));
		const play = createElement('span', { class: 'play' }, drawIcon('circle-play'));
		this.scene.replaceChildren(play);
		if (facts?.picture)
			this.scene.prepend(createElement('img', { src: facts.picture.url, alt: '' }));
		if (facts?.seconds)
			this.scene.append(createElement('span', { class: 'length' }, formatLength(facts.seconds)));
		this.say.replaceChildren(
			createElement('strong', {}, facts?.title || address),
			createElement('p', {}, text.from(reader.article.video.sites[site], facts?.channel)),
			createElement('p', {}, text.how),
		);
		this.view.requestMeasure();
	}
}
