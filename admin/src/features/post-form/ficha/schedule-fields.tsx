import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { formatDistance } from '#domain/schedule';
import { messages } from '../../../messages/all.ts';
import { IconButton } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { formatWeekday } from '../../../ui/times.ts';
import { useNow } from '../../../ui/use-now.ts';
import { usePostForm } from '../form-context.ts';
import { firstOffer, readTypedTime, type TypedTime, typedTimeOf } from './schedule-time.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function DayPicker({ day, onPick }: { day: string; onPick: (day: string) => void }) {
	const native = useRef<HTMLInputElement>(null);
	const [dd = '', mm = '', yyyy = ''] = day.split('/');
	return (
		<>
			<input
				ref={native}
				className="native-date"
				type="date"
				tabIndex={-1}
				aria-hidden="true"
				value={`${yyyy}-${mm}-${dd}`}
				onChange={({ target }) => onPick(target.value.split('-').reverse().join('/'))}
			/>
			<IconButton
				icon="calendar"
				label={messages.form.publication.pickDay}
				onClick={() => native.current?.showPicker()}
			/>
		</>
	);
}

/** Own text fields: a native date field follows the browser's language, and shows 11/23 in an English one. */
export function ScheduleFields() {
	const { publication: text } = messages.form;
	const { form } = usePostForm();
	const now = useNow();
	const { field, fieldState } = useController({ control: form.control, name: 'scheduled_at' });
	const [typed, setTyped] = useState<TypedTime>(() => typedTimeOf(field.value));
	const shown = typed.day === '' && typed.hour === '' ? firstOffer(now) : typed;
	const change = (part: Partial<TypedTime>) => {
		const next = { ...shown, ...part };
		setTyped(next);
		field.onChange(readTypedTime(next) ?? `${next.day} ${next.hour}`);
	};
	const iso = readTypedTime(shown);
	const error = fieldState.error?.message;
	const common = {
		className: 'input num',
		inputMode: 'numeric',
		'aria-describedby': 'quando',
	} as const;
	return (
		<div className="under stack tight">
			<div className="when">
				<div className="with-button">
					<input
						{...common}
						data-field="scheduled_at"
						aria-label={text.day}
						aria-invalid={error ? true : undefined}
						placeholder={text.dayPlaceholder}
						maxLength={10}
						value={shown.day}
						onChange={({ target }) => change({ day: target.value })}
					/>
					<DayPicker day={shown.day} onPick={(day) => change({ day })} />
				</div>
				<input
					{...common}
					aria-label={text.hour}
					placeholder={text.hourPlaceholder}
					maxLength={5}
					value={shown.hour}
					onChange={({ target }) => change({ hour: target.value })}
				/>
			</div>
			{error && <FieldError>{error}</FieldError>}
			<p className="hint" id="quando">
				{iso ? `${capital(formatWeekday(iso))}, ${formatDistance(iso, now)}. ` : ''}
				{messages.common.saoPauloTime}
			</p>
		</div>
	);
}
