import type { KeyboardEvent } from 'react';
import { messages } from '../../messages/all.ts';
import { usePostForm } from '../../text/form-context.ts';
import { type FieldName, fieldNames, type PostValues } from '../../text/post-values.ts';
import { Drawing } from '../../ui/icon.tsx';
import { keptChoice } from '../../ui/kept-choice.ts';
import { Notice } from '../../ui/notice.tsx';
import { focusField } from './focus-field.ts';

const isEmpty = (value: PostValues[FieldName]) =>
	value === null || (typeof value === 'string' && value.trim() === '');

/** Lists everything missing or invalid, each with a link to its field. */
export function ErrorSummary() {
	const { form: text } = messages;
	const { form, writer, state } = usePostForm();
	const { errors, submitCount } = form.formState;
	const wrong = fieldNames.filter((name) => errors[name]);
	if (wrong.length === 0 || submitCount === 0) return null;
	const isMissing = (name: FieldName) => isEmpty(writer.text.values[name]);
	const missing = wrong.filter(isMissing).length;
	return (
		<div className="summary-errors">
			<Notice
				alert
				tone="danger"
				title={text.errorsFor(missing, wrong.length - missing, state.post === null)}
			>
				<ul>
					{wrong.map((name) => (
						<li key={name}>
							<button type="button" className="link" onClick={() => focusField(name)}>
								{text.fields[name]}
							</button>{' '}
							{!isMissing(name) && errors[name]?.message}
						</li>
					))}
				</ul>
			</Notice>
		</div>
	);
}

const sides = ['ficha', 'preview'] as const;
export type Side = (typeof sides)[number];
const panels: Readonly<Record<Side, string>> = { ficha: 'ficha', preview: 'previa' };

const panel = keptChoice('deskSide', ['open', 'folded']);
export const useIsSideFolded = () => panel.useValue() === 'folded';

const frame = 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z|M15 3v18';

/** More room for the text; this browser remembers it. */
function FoldButton() {
	const { side: text } = messages.writing;
	const isFolded = useIsSideFolded();
	const label = isFolded ? text.unfold : text.fold;
	return (
		<button
			type="button"
			className="btn quiet square"
			aria-label={label}
			data-tip={label}
			aria-expanded={!isFolded}
			onClick={() => panel.keep(isFolded ? 'open' : 'folded')}
		>
			<Drawing paths={`${frame}|${isFolded ? 'm10 15-3-3 3-3' : 'm8 9 3 3-3 3'}`} />
		</button>
	);
}

interface SideTabsProps {
	side: Side;
	onSide: (side: Side) => void;
}

/** Ficha or preview: never both in the text's room. */
export function SideTabs({ side, onSide }: SideTabsProps) {
	const { side: text } = messages.writing;
	const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
		if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
		const other = side === 'ficha' ? 'preview' : 'ficha';
		onSide(other);
		currentTarget.querySelector<HTMLElement>(`[data-side="${other}"]`)?.focus();
	};
	return (
		<div className="side-head">
			<div className="seg small" role="tablist" aria-label={text.label} onKeyDown={onKeyDown}>
				{sides.map((name) => (
					<button
						key={name}
						type="button"
						role="tab"
						data-side={name}
						aria-selected={name === side}
						aria-controls={panels[name]}
						tabIndex={name === side ? 0 : -1}
						onClick={() => {
							onSide(name);
							panel.keep('open');
						}}
					>
						{text[name]}
					</button>
				))}
			</div>
			<FoldButton />
		</div>
	);
}
