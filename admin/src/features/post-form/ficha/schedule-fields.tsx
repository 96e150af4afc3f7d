import { useState } from 'react';
import { useController } from 'react-hook-form';
import { formatDayDistance } from '#domain/time/schedule';
import { messages } from '../../../messages/all.ts';
import { usePostForm } from '../../../text/form-context.ts';
import { IconButton } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { later } from '../../../ui/later.tsx';
import { formatWeekday } from '../../../ui/times.ts';
import { useNow } from '../../../ui/use-now.ts';
import {
	readTypedTime,
	type TypedTime,
	typedField,
	typedTimeOf,
} from '../../../when/schedule-time.ts';
import { useFirstOffer } from '../../../when/use-first-offer.ts';

const ScheduleDialog = later(
	async () => (await import('../../../when/schedule-dialog.tsx')).ScheduleDialog,
);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function useTypedTime() {
	const { form } = usePostForm();
	const now = useNow();
	const firstOffer = useFirstOffer();
	const { field, fieldState } = useController({ control: form.control, name: 'scheduled_at' });
	const [typed, setTyped] = useState<TypedTime>(() => {
		const time = typedTimeOf(field.value);
		// A text of the journal may contain half a time.
		const [day = '', hour = ''] = time.day === '' ? (field.value ?? '').split(' ') : [];
		return time.day === '' ? { day, hour } : time;
	});
	const shown = typed.day === '' && typed.hour === '' ? firstOffer : typed;
	const change = (part: Partial<TypedTime>) => {
		const next = { ...shown, ...part };
		setTyped(next);
		field.onChange(readTypedTime(next) ?? `${next.day} ${next.hour}`);
	};
	const iso = readTypedTime(shown);
	const sentence = iso ? `${capital(formatWeekday(iso))}, ${formatDayDistance(iso, now)}. ` : '';
	return { shown, change, sentence, error: fieldState.error?.message };
}

const common = { ...typedField, 'aria-describedby': 'quando' };

/** Custom text fields, because a native date field follows the browser's language and shows 11/23 in an English one. */
export function ScheduleFields({ onClear }: { onClear: () => void }) {
	const { publication: text } = messages.form;
	const { post } = usePostForm().state;
	const [picking, setPicking] = useState(false);
	const { shown, change, sentence, error } = useTypedTime();
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
					<IconButton
						icon="calendar"
						label={text.pickDay}
						aria-haspopup="dialog"
						onClick={() => setPicking(true)}
					/>
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
				{sentence + messages.common.saoPauloTime}
			</p>
			{picking && (
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
			)}
		</div>
	);
}
