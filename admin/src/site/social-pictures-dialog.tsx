import { useState } from 'react';
import { paths } from '#config/paths';
import { socialPictures as text } from '../messages/social-pictures.ts';
import { messages } from '../messages.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.ts';
import { publicAddress } from './public-address.ts';
import '../styles/social-pictures.css';

/** Pixels, by the shape in the picture's address. */
const sizes = {
	feed: { width: 1080, height: 1350 },
	story: { width: 1080, height: 1920 },
} as const;

interface SocialPicturesProps {
	/** One that readers can open. */
	post: { slug: string; title: string };
	onClose: () => void;
}

function Picture({ slug, shape }: { slug: string; shape: keyof typeof sizes }) {
	const [hasFailed, setFailed] = useState(false);
	const address = paths.tallPicture(slug, shape);
	const name = text.shapes[shape];
	if (hasFailed) return <p role="status">{text.failed}</p>;
	return (
		<figure>
			<img src={address} alt="" {...sizes[shape]} onError={() => setFailed(true)} />
			<figcaption>
				<a className="btn" href={address} download={`${slug}-${shape}.jpg`}>
					{text.download(name)}
				</a>
			</figcaption>
		</figure>
	);
}

/** A post's pictures for networks on a phone, to download, and the text that goes with them. */
export function SocialPicturesDialog({ post: { slug, title }, onClose }: SocialPicturesProps) {
	const words = `${title}\n\n${publicAddress(slug)}`;
	const copy = () =>
		navigator.clipboard.writeText(words).then(
			() => toast.success(text.copied),
			() => toast.error(messages.list.copyFailed),
		);
	return (
		<Dialog title={text.title} className="social-pictures" onClose={onClose}>
			<div className="shapes">
				<Picture slug={slug} shape="feed" />
				<Picture slug={slug} shape="story" />
			</div>
			<textarea className="input" readOnly rows={4} aria-label={text.text} value={words} />
			<footer role="none">
				<Button onClick={onClose}>{messages.common.close}</Button>
				<Button tone="primary" onClick={() => void copy()}>
					{text.copy}
				</Button>
			</footer>
		</Dialog>
	);
}
