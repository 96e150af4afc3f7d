import { messages } from '#config/messages';
import type { VisitSource } from '#domain/readers/visit-kinds';
import { Icon, type IconName } from './icon.tsx';
import { whatsappLink } from './whatsapp-link.ts';

interface ShareBarProps {
	title: string;
	/** The article's absolute canonical address. */
	url: string;
	/** Below the text, or in the column beside it; the window's width decides which one is shown. */
	place: 'below' | 'beside';
}

/**
 * Share links: two work without script, the browser adds the others. Those two say where they lead, because apps do not;
 * a copied link says nothing, because nobody knows where it will stand.
 */
export function ShareBar({ title, url, place }: ShareBarProps) {
	const text = messages.share;
	const shared = (source: VisitSource) => `${url}?utm_source=${source}`;
	const whatsapp = whatsappLink(`${title} ${shared('whatsapp')}`);
	const linkedin = `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: shared('linkedin') })}`;
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
		<div className={`share ${place}`} role="group" aria-label={text.label}>
			<span className="meta" aria-hidden="true">
				{text.label}
			</span>
			<a className="chip" href={whatsapp} target="_blank" rel="noopener">
				<Label icon="whatsapp" text={text.whatsapp} />
			</a>
			<a className="chip" href={linkedin} target="_blank" rel="noopener">
				<Label icon="linkedin" text={text.linkedin} />
			</a>
			<button
				type="button"
				className="chip"
				data-share="copy"
				data-url={url}
				data-done={text.copied}
				hidden
			>
				<Label icon="link" text={text.copy} />
			</button>
			<button
				type="button"
				className="chip"
				data-share="system"
				data-url={url}
				data-title={title}
				hidden
			>
				<Label icon="share" text={text.system} />
			</button>
		</div>
	);
}

function Label({ icon, text }: { icon: IconName; text: string }) {
	return (
		<>
			<Icon name={icon} />
			<span className="visually-hidden" aria-live={icon === 'link' ? 'polite' : undefined}>
				{text}
			</span>
		</>
	);
}
