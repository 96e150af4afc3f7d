import { messages } from '#config/messages';
import type { Heading } from '#domain/post/post';
import { Icon } from './icon.tsx';

/** 'Neste artigo', shown only when there is more than one heading. */
export function ContentsList({ outline }: { outline: Heading[] }) {
	if (outline.length <= 1) return null;
	const top = Math.min(...outline.map(({ level }) => level));
	return (
		<nav className="toc" aria-label={messages.article.contents}>
			<contents-list>
				<details>
					<summary>
						{messages.article.contents} <Icon name="down" />
					</summary>
					<ol>
						{outline.map(({ id, text, level }) => (
							<li key={id} className={level > top ? 'sub' : undefined}>
								<a href={`#${id}`}>{text}</a>
							</li>
						))}
					</ol>
				</details>
			</contents-list>
		</nav>
	);
}

declare module 'react' {
	namespace JSX {
		interface IntrinsicElements {
			'contents-list': React.HTMLAttributes<HTMLElement>;
		}
	}
}
