import { createContext, use } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormStart } from './form-start.ts';
import type { PostValues, SmallFields } from './post-values.ts';
import type { ShownState } from './text-state.ts';
import type { WorkingCopyWriter } from './working-copy-writer.ts';

export interface PostFormContext {
	start: FormStart;
	form: UseFormReturn<SmallFields>;
	writer: WorkingCopyWriter;
	state: ShownState;
	/** What is typed, shortly after the last key. */
	settled: PostValues;
	/** Takes `settled` at once, and returns it. */
	settle: () => PostValues;
}

export const FormContext = createContext<PostFormContext | null>(null);

/** The form that this part belongs to. */
export function usePostForm(): PostFormContext {
	const context = use(FormContext);
	if (!context) throw new Error('A part of the form was drawn outside of it.');
	return context;
}
