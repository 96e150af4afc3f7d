import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { sameField } from '#domain/post/form-values';
import { messages } from '../messages/all.ts';
import { toast } from '../ui/toast.ts';
import { type PostValues, type SmallFields, smallFieldNames } from './post-values.ts';
import type { WorkingCopyWriter } from './working-copy-writer.ts';

function adopt(form: UseFormReturn<SmallFields>, values: PostValues): void {
	const before = { ...values, ...form.getValues() };
	for (const name of smallFieldNames) {
		if (!sameField(name, before, values))
			form.setValue(name, values[name], { shouldValidate: form.formState.isSubmitted });
	}
}

/** Passes every key from the form's fields to the text, and changes from elsewhere from the text to the fields. */
export function useTyping(form: UseFormReturn<SmallFields>, writer: WorkingCopyWriter): void {
	useEffect(() => {
		const { text } = writer;
		let known = text.state;
		let isAdopting = false;
		const stopHearing = text.subscribe((event) => {
			const before = known;
			known = text.state;
			const isOtherText = known.values.content !== before.values.content;
			if (isOtherText && form.formState.isSubmitted) void form.trigger('content');
			if (event === 'typed' || known.values === before.values) return;
			isAdopting = true;
			adopt(form, known.values);
			isAdopting = false;
			if (known.merges > before.merges) toast.info(messages.form.merged);
		});
		const stopTyping = form.subscribe({
			formState: { values: true },
			callback: () => {
				if (!isAdopting) writer.edit(form.getValues());
			},
		});
		return () => {
			stopHearing();
			stopTyping();
		};
	}, [form, writer]);
}
