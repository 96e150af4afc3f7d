import { type TextView, useTextView } from '../../../editor/kept-text-view.ts';
import { messages } from '../../../messages/all.ts';

const { views: text } = messages.writing;
const views: { name: TextView; lang?: string }[] = [
	{ name: 'text' },
	{ name: 'markdown', lang: 'en' },
];

/** The text as it will be read, or as it is written. */
export function ViewSwitch({ onView }: { onView: (view: TextView) => void }) {
	const shown = useTextView();
	return (
		<fieldset className="seg" aria-label={text.label}>
			{views.map(({ name, lang }) => (
				<button
					key={name}
					type="button"
					lang={lang}
					aria-pressed={name === shown}
					onClick={() => onView(name)}
				>
					{text[name]}
				</button>
			))}
		</fieldset>
	);
}
