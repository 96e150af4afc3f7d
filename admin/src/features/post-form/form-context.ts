import { createContext, use } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PostValues } from '../../journal/post-values.ts';
import type { DraftWriter } from './draft-writer.ts';
import type { FormStart } from './form-start.ts';
import type { WriterState } from './writer-state.ts';

export interface PostFormContext {
	start: FormStart;
	form: UseFormReturn<PostValues>;
	writer: DraftWriter;
	state: WriterState;
}

export const FormContext = createContext<PostFormContext | null>(null);

/** The form that this part belongs to. */
export function usePostForm(): PostFormContext {
	const context = use(FormContext);
	if (!context) throw new Error('A part of the form was drawn outside of it.');
	return context;
}
