import { useRef } from 'react';
import { filters as text } from '../../messages/filters.ts';
import { Icon } from '../../ui/icon.tsx';

interface FilterPillProps {
	label: string;
	value: string | undefined;
	/** What the chip says while there is a value. */
	shown: string;
	options: readonly { value: string; label: string }[];
	onChange: (value: string | undefined) => void;
}

/** A choice that becomes a chip with a button that removes it. The select lies over its text: a phone opens its own list. */
export function FilterPill({ label, value, shown, options, onChange }: FilterPillProps) {
	const select = useRef<HTMLSelectElement>(null);
	const isKnown = value === undefined || options.some((option) => option.value === value);
	return (
		<span className={value === undefined ? 'pill' : 'pill on'}>
			<span className="shown">
				<span aria-hidden="true">{value === undefined ? label : shown}</span>
				{value === undefined && <Icon name="chevron-down" />}
				<select
					ref={select}
					aria-label={label}
					value={value ?? ''}
					onChange={({ target }) => onChange(target.value)}
				>
					<option value="" hidden>
						{label}
					</option>
					{!isKnown && (
						<option value={value} hidden>
							{shown}
						</option>
					)}
					{options.map((option) => (
						<option key={option.value} value={option.value}>
							{option.label}
						</option>
					))}
				</select>
			</span>
			{value !== undefined && (
				<button
					type="button"
					className="off-x"
					aria-label={text.remove(shown)}
					onClick={() => {
						select.current?.focus();
						onChange(undefined);
					}}
				>
					<Icon name="x" />
				</button>
			)}
		</span>
	);
}
