import { type RefObject, useState } from 'react';
import { messages } from '../../../messages/all.ts';
import { keptTextView, type TextView } from './kept-text-view.ts';
import type { EditorHandle } from './markdown-editor.tsx';

const { views: text } = messages.writing;
const views: { name: TextView; lang?: string }[] = [
	{ name: 'text' },
	{ name: 'markdown', lang: 'en' },
];

/** Chooses between the article's look and Markdown. */
export function ViewSwitch({ editor }: { editor: RefObject<EditorHandle | null> }) {
	const [shown, setShown] = useState(keptTextView);
	return (
		<fieldset className="seg" aria-label={text.label}>
			{views.map(({ name, lang }) => (
				<button
					key={name}
					type="button"
					lang={lang}
					aria-pressed={name === shown}
					onClick={() => {
						setShown(name);
						editor.current?.show(name);
					}}
				>
					{text[name]}
				</button>
			))}
		</fieldset>
	);
}
