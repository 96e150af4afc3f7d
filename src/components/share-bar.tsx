import { messages } from '#config/messages';

interface ShareBarProps {
	title: string;
	/** The article's absolute canonical address. */
	url: string;
}

/** Share links: two work without script, the browser adds the others. */
export function ShareBar({ title, url }: ShareBarProps) {
	const text = messages.share;
	const whatsapp = `https://wa.me/?${new URLSearchParams({ text: `${title} ${url}` })}`;
	const linkedin = `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}`;
	return (
		<div className="share">
			<span id="compartilhar">{text.label}</span>
			<ul className="chips" aria-labelledby="compartilhar">
				<li>
					<a className="chip" href={whatsapp} target="_blank" rel="noopener">
						{text.whatsapp}
					</a>
				</li>
				<li>
					<a className="chip" href={linkedin} target="_blank" rel="noopener">
						{text.linkedin}
					</a>
				</li>
				<li>
					<button
						type="button"
						className="chip"
						data-share="copy"
						data-url={url}
						data-done={text.copied}
						aria-live="polite"
						hidden
					>
						{text.copy}
					</button>
				</li>
				<li>
					<button
						type="button"
						className="chip"
						data-share="system"
						data-url={url}
						data-title={title}
						hidden
					>
						{text.system}
					</button>
				</li>
			</ul>
		</div>
	);
}
