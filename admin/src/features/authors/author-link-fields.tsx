import { limits } from '#config/limits';
import type { AuthorLink } from '#domain/names/author';
import { authors as text } from '../../messages/authors.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-fields.tsx';

interface LinkFieldsProps {
	links: AuthorLink[];
	onLinks: (links: AuthorLink[]) => void;
}

/** The links below an author's name, each a text and an address. */
export function LinkFields({ links, onLinks }: LinkFieldsProps) {
	const change = (at: number, some: Partial<AuthorLink>) =>
		onLinks(links.map((link, index) => (index === at ? { ...link, ...some } : link)));
	return (
		<fieldset className="field">
			<legend>{text.links}</legend>
			{links.map((link, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a link has no name of its own while it is typed
				<div className="link-row" key={at}>
					<TextField
						label={text.linkLabel}
						maxLength={limits.linkLabel}
						value={link.label}
						onText={(label) => change(at, { label })}
					/>
					<TextField
						label={text.linkUrl}
						type="url"
						inputMode="url"
						placeholder="https://"
						value={link.url}
						onText={(url) => change(at, { url })}
					/>
					<IconButton
						icon="x"
						label={text.removeLink(link.label)}
						onClick={() => onLinks(links.filter((_, index) => index !== at))}
					/>
				</div>
			))}
			{links.length < limits.authorLinks && (
				<span>
					<Button onClick={() => onLinks([...links, { label: '', url: '' }])}>
						{text.addLink}
					</Button>
				</span>
			)}
		</fieldset>
	);
}
