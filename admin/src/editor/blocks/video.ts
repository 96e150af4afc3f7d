import type { EditorView } from '@codemirror/view';
import { type Video, videoOf } from '#domain/pictures/video';
import { messages } from '../../messages/blocks.ts';
import { knownVideos } from '../host.ts';
import { blockWidgets } from './blocks-field.ts';
import type { RareParts } from './load-rare-parts.ts';
import { moveBlocks } from './move-blocks.ts';
import { RareWidget } from './rare-widget.ts';

class VideoWidget extends RareWidget {
	readonly video: Video;

	constructor(source: string, video: Video) {
		super(source);
		this.video = video;
	}

	override get name(): string {
		return messages.video.name(knownVideos.current().get(this.video.address)?.title);
	}

	readonly className = 'cm-video';

	fill({ VideoView }: RareParts, view: EditorView, dom: HTMLElement): void {
		new VideoView(view, this, dom);
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
	blockWidgets(
		'Paragraph',
		(_, source) => {
			const video = onlyVideo(source);
			return video && new VideoWidget(source, video);
		},
		{ waits: true },
	),
	moveBlocks,
];
