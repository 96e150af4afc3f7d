import type { EditorView } from '@codemirror/view';
import { type Video, videoOf } from '#domain/video-address';
import { messages } from '../../messages/blocks.ts';
import { draw } from '../draw.ts';
import { knownVideos } from '../host.ts';
import { BlockWidget, blocks } from './blocks-field.ts';
import { withCardParts } from './load-card-parts.ts';
import { moveBlocks } from './move-blocks.ts';

class VideoWidget extends BlockWidget {
	readonly video: Video;

	constructor(source: string, video: Video) {
		super(source);
		this.video = video;
	}

	override get name(): string {
		return messages.video.name(knownVideos.current().get(this.video.address)?.title);
	}

	/** Says what it is until what draws it has come. */
	override toDOM(view: EditorView): HTMLElement {
		const dom = draw('div', { class: 'cm-block cm-video', contenteditable: 'false' }, this.name);
		withCardParts(({ VideoView }) => VideoView.fill(view, this.video, dom));
		return dom;
	}

	override destroy(dom: HTMLElement): void {
		withCardParts(({ VideoView }) => VideoView.of(dom).end());
	}

	override enter(dom: HTMLElement): void {
		withCardParts(({ VideoView }) => VideoView.of(dom).focus());
	}

	override get estimatedHeight(): number {
		return 200;
	}
}

/** The video whose address is all that a paragraph holds. */
function onlyVideo(source: string): Video | undefined {
	const address = /^\s*<?(\S+?)>?\s*$/.exec(source)?.[1];
	if (address === undefined) return undefined;
	return videoOf(/^www\./i.test(address) ? `https://${address}` : address);
}

/** Shows the address of a video that is alone in its paragraph as the card that readers see. */
export const videos = [
	blocks(
		'Paragraph',
		(_, source) => {
			const video = onlyVideo(source);
			return video && new VideoWidget(source, video);
		},
		{ waits: true },
	),
	moveBlocks,
];
