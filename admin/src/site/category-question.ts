import { ApiError } from '../api/api-error.ts';
import { SharedValue } from '../ui/shared-value.ts';

interface CategoryQuestion {
	schedules: boolean;
	/** Undefined: none. */
	answer: (id: string | undefined) => void;
}

const question = new SharedValue<CategoryQuestion | undefined>(undefined);
export const useCategoryQuestion = question.useValue;

/** Asks for the category that a text lacks before it goes out. */
export function askCategory(schedules: boolean): Promise<string | undefined> {
	return new Promise((resolve) => {
		question.current()?.answer(undefined);
		question.set({
			schedules,
			answer: (id) => {
				question.set(undefined);
				resolve(id);
			},
		});
	});
}

/** What the server says of a text that lacks nothing else. */
const onlyThis = 'Escolha uma categoria.';
export const lacksOnlyCategory = (lacks: string | undefined): boolean => lacks === onlyThis;

/** Does an act on a post; where only its category is missing, asks for it first. Without an answer it throws as if cancelled. */
export async function withCategory<Result>(
	postId: string,
	schedules: boolean,
	act: () => Promise<Result>,
): Promise<Result> {
	try {
		return await act();
	} catch (error) {
		if (!(error instanceof ApiError && lacksOnlyCategory(error.message))) throw error;
		const id = await askCategory(schedules);
		if (id === undefined) throw new ApiError({ code: 'aborted', message: '' });
		const { giveCategory } = await import('./give-category.ts');
		await giveCategory([postId], id);
		return act();
	}
}
