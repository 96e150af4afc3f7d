import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { sameField } from '#domain/form-values';
import { messages } from '../messages/all.ts';
import { toast } from '../ui/toast.ts';
import { fieldNames, type PostValues } from './post-values.ts';
import type { WorkingCopyWriter } from './working-copy-writer.ts';

function adopt(form: UseFormReturn<PostValues>, values: PostValues): void {
	const before = form.getValues();
	for (const name of fieldNames) {
		if (!sameField(name, before, values))
			form.setValue(name, values[name], { shouldValidate: form.formState.isSubmitted });
	}
}

/** Passes every key from the form to the text, and changes from elsewhere from the text to the form. */
export function useTyping(form: UseFormReturn<PostValues>, writer: WorkingCopyWriter): void {
	useEffect(() => {
		const { text } = writer;
		let known = text.state;
		let isAdopting = false;
		const stopHearing = text.subscribe((event) => {
			const before = known;
			known = text.state;
			if (event === 'typed' || known.values === before.values) return;
			isAdopting = true;
			adopt(form, known.values);
			isAdopting = false;
			if (known.merges > before.merges) toast.info(messages.form.merged);
		});
		const stopTyping = form.subscribe({
			formState: { values: true },
			callback: () => {
				if (!isAdopting) writer.edit(structuredClone(form.getValues()));
			},
		});
		return () => {
			stopHearing();
			stopTyping();
		};
	}, [form, writer]);
}
