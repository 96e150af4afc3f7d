import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useController } from 'react-hook-form';
import { formatDistance } from '#domain/schedule';
import { messages } from '../../../messages/all.ts';
import { IconButton } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { formatWeekday } from '../../../ui/times.ts';
import { useNow } from '../../../ui/use-now.ts';
import { usePostForm } from '../form-context.ts';
import { firstOffer, readTypedTime, type TypedTime, typedTimeOf } from './schedule-time.ts';

const ScheduleDialog = lazy(() =>
	import('./schedule-dialog.tsx').then((module) => ({ default: module.ScheduleDialog })),
);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function useTypedTime() {
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
	return { now, shown, change, error: fieldState.error?.message };
}

interface TimeInputProps extends ComponentProps<'input'> {
	onText: (text: string) => void;
}

const TimeInput = ({ onText, ...input }: TimeInputProps) => (
	<input
		className="input num"
		inputMode="numeric"
		aria-describedby="quando"
		onChange={({ target }) => onText(target.value)}
		{...input}
	/>
);

/** Custom text fields, because a native date field follows the browser's language and shows 11/23 in an English one. */
export function ScheduleFields({ onClear }: { onClear: () => void }) {
	const { publication: text } = messages.form;
	const { post } = usePostForm().state;
	const [picking, setPicking] = useState(false);
	const { now, shown, change, error } = useTypedTime();
	const iso = readTypedTime(shown);
	return (
		<div className="under stack tight">
			<div className="when">
				<div className="with-button">
					<TimeInput
						data-field="scheduled_at"
						aria-label={text.day}
						aria-invalid={error ? true : undefined}
						placeholder={text.dayPlaceholder}
						maxLength={10}
						value={shown.day}
						onText={(day) => change({ day })}
					/>
					<IconButton
						icon="calendar"
						label={text.pickDay}
						aria-haspopup="dialog"
						onClick={() => setPicking(true)}
					/>
				</div>
				<TimeInput
					aria-label={text.hour}
					placeholder={text.hourPlaceholder}
					maxLength={5}
					value={shown.hour}
					onText={(hour) => change({ hour })}
				/>
			</div>
			{error && <FieldError>{error}</FieldError>}
			<p className="hint" id="quando">
				{iso ? `${capital(formatWeekday(iso))}, ${formatDistance(iso, now)}. ` : ''}
				{messages.common.saoPauloTime}
			</p>
			{picking && (
				<Suspense>
					<ScheduleDialog
						title={text.publishOn}
						value={shown}
						postId={post?.id}
						onUse={(typed) => {
							change(typed);
							setPicking(false);
						}}
						onClear={() => {
							setPicking(false);
							onClear();
						}}
						onClose={() => setPicking(false)}
					/>
				</Suspense>
			)}
		</div>
	);
}
