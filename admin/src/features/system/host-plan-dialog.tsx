import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hostPlan } from '#contract/host-plan';
import { textOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/queries.ts';
import { useAction } from '../../api/use-action.ts';
import { messages } from '../../messages/all.ts';
import { FormError } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import { toast } from '../../ui/toast.ts';

/** As it is written in Portuguese, `1.000` or `187,5`, or copied from a page in English, `1,000` or `187.5`. */
function readNumber(written: string): number {
	const text = written.replaceAll(/\s/g, '');
	const isInThousands = /^\d{1,3}(?:[.,]\d{3})+$/.test(text);
	return Math.round(Number(isInThousands ? text.replaceAll(/[.,]/g, '') : text.replace(',', '.')));
}

interface PlanDialogProps {
	plan: { credits: number; day: number };
	onClose: () => void;
}

/** Asks for the host's plan, and for what the host itself has counted. */
export function PlanDialog({ plan, onClose }: PlanDialogProps) {
	const { plan: text } = messages.system;
	const [credits, setCredits] = useState(String(plan.credits));
	const [day, setDay] = useState(String(plan.day));
	const [used, setUsed] = useState('');
	const queryClient = useQueryClient();
	const save = useAction({
		mutationFn: () =>
			call(hostPlan, {
				credits: readNumber(credits),
				day: readNumber(day),
				used: used.trim() === '' ? null : readNumber(used),
			}),
		onSuccess: ({ is_corrected }) => {
			void queryClient.invalidateQueries({ queryKey: queryKeys.siteStatus });
			toast.success(is_corrected ? text.saved : text.tooFew);
			onClose();
		},
	});
	const number = { inputMode: 'decimal', maxLength: 9, autoComplete: 'off' } as const;
	return (
		<FormDialog
			title={text.title}
			go={text.save}
			tone="primary"
			busy={save.isPending}
			onGo={save.mutate}
			onClose={onClose}
		>
			<p>{text.lead}</p>
			<TextField
				label={text.credits}
				value={credits}
				onText={setCredits}
				data-autofocus
				required
				{...number}
			/>
			<TextField label={text.day} value={day} onText={setDay} required {...number} />
			<TextField label={text.used} hint={text.usedHint} value={used} onText={setUsed} {...number} />
			<FormError>
				{save.isError ? textOf(save.error, messages.common.actionFailed) : undefined}
			</FormError>
		</FormDialog>
	);
}
