import { useState } from 'react';
import { readDays } from '#domain/time/period';
import { filters as text } from '../../messages/filters.ts';
import { FormError } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import { typedField } from '../../when/schedule-time.ts';
import { typedDay } from './period-name.ts';

/** What was typed as `2026-11-01`; a day without zeros counts, too. */
const dayOf = (typed: string) =>
	typed
		.trim()
		.split('/')
		.map((part) => part.padStart(2, '0'))
		.reverse()
		.join('-');

/** The period between two typed days, or the sentence that says why there is none. */
function readTyped(first: string, last: string): { period: string } | { fault: string } {
	const [from, until] = [first, last].map((typed) => (typed.trim() === '' ? '' : dayOf(typed)));
	if (from && until && readDays(`${from}..`) && readDays(`..${until}`) && from > until)
		return { fault: text.lastFirst };
	const period = `${from}..${until}`;
	return readDays(period) ? { period } : { fault: text.noDay };
}

interface PeriodDialogProps {
	period: string | undefined;
	onUse: (period: string) => void;
	onClose: () => void;
}

/** Two days, typed. */
export function PeriodDialog({ period = '', onUse, onClose }: PeriodDialogProps) {
	const given = readDays(period);
	const [first, setFirst] = useState(typedDay(given?.first));
	const [last, setLast] = useState(typedDay(given?.last));
	const [fault, setFault] = useState<string>();
	const use = () => {
		const read = readTyped(first, last);
		if ('fault' in read) setFault(read.fault);
		else onUse(read.period);
	};
	const common = { ...typedField, placeholder: text.dayPlaceholder, maxLength: 10 };
	return (
		<FormDialog title={text.period} go={text.use} onGo={use} onClose={onClose}>
			<div className="two-days">
				<TextField label={text.first} {...common} value={first} onText={setFirst} data-autofocus />
				<TextField label={text.last} {...common} value={last} onText={setLast} />
			</div>
			<FormError>{fault}</FormError>
			<p className="hint">{text.hint}</p>
		</FormDialog>
	);
}
