import type { EditorView } from '@codemirror/view';
import { messages as reader } from '#config/messages';
import { formatLength, type Video } from '#domain/pictures/video';
import { messages } from '../../messages/blocks.ts';
import { createElement, drawIcon } from '../create-element.ts';
import { knownVideos } from '../host.ts';
import { dress } from '../look/dress.ts';
import { BlockView } from './block-view.ts';
import { type BlockWidget, showAsText } from './blocks-field.ts';
import { removeBlock } from './move-blocks.ts';
import { drawButton, drawToolRow } from './tool-row.ts';
import videoStyles from './video.css?inline';

const { video: text } = messages;
type ShownVideo = BlockWidget & { readonly video: Video };

/** A video's card without its player. It shows what its host says, as soon as that is known. */
export class VideoView extends BlockView<ShownVideo> {
	private readonly scene = createElement('div', { class: 'scene' });
	private readonly say = createElement('div', { class: 'say' });
	override readonly end = knownVideos.subscribe(() => this.show());

	constructor(view: EditorView, shown: ShownVideo, dom: HTMLElement) {
		super(view, shown, dom);
		dress(view, videoStyles);
		const tools = drawToolRow(
			text.tools,
			drawButton(text.asText, () => showAsText(view, this.dom), { icon: 'square-code' }),
			drawButton(text.remove, () => removeBlock(view, this.dom)),
		);
		const attributes = { class: 'frame', role: 'group' };
		this.fill(createElement('div', attributes, tools, this.scene, this.say));
	}

	protected override show(): void {
		super.show();
		const { site, address } = this.shown.video;
		const facts = knownVideos.current().get(address);
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
