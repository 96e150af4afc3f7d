import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isUnauthorized, isUnreachable } from '../../api/api-error.ts';
import { categoriesQuery } from '../../api/queries.ts';
import { picturesUnderWay } from '../../pictures/pictures-under-way.ts';
import { putOffSignIn, reachServer } from '../../session/session.ts';
import { askCategory } from '../../site/category-question.ts';
import type { PostFormContext } from '../../text/form-context.ts';
import type { FieldName } from '../../text/post-values.ts';
import type { SaveIntent } from '../../text/text-state.ts';
import { mainIntent } from './action-buttons.tsx';
import { focusField } from './focus-field.ts';
import type { FormActions } from './use-form-actions.ts';

/** The actions of buttons and shortcuts, and the question that may precede publishing. */
export function useFormButtons(
	{ form, state, writer }: PostFormContext,
	actions: FormActions,
	hasWarning: () => boolean,
) {
	const [asking, setAsking] = useState<SaveIntent>();
	/** What a press was for that the server never learned. */
	const [stopped, setStopped] = useState<SaveIntent>();
	const published = state.post?.published ?? false;
	const intent = mainIntent(published, state.scheduling);

	const { data: categories = [] } = useQuery(categoriesQuery);

	/** Whether the form is valid; leads to the first field that is not. */
	const check = async (faults?: readonly FieldName[]) => {
		const [first] = faults ?? (await actions.findFaults());
		if (first) setTimeout(() => focusField(first));
		return first === undefined;
	};
	const run = async (wanted: SaveIntent) => {
		const failure = await actions.run(wanted);
		if (isUnauthorized(failure) || isUnreachable(failure)) setStopped(wanted);
	};
	const categorise = async () => {
		const id = await askCategory(intent === 'schedule');
		if (id === undefined) return focusField('category_id');
		form.setValue('category_id', id, { shouldValidate: true });
		await main();
	};
	const main = async (): Promise<void> => {
		if (state.running) return;
		setStopped(undefined);
		if (!(await reachServer())) {
			setStopped(intent);
			return putOffSignIn(false);
		}
		const faults = await actions.findFaults();
		const isOnlyCategory = faults.length === 1 && faults[0] === 'category_id';
		if (isOnlyCategory && categories.length > 0) return categorise();
		if (!(await check(faults))) return;
		const asks = intent === 'save-to-site' ? picturesUnderWay.current() > 0 : hasWarning();
		if (asks) setAsking(intent);
		else await run(intent);
	};
	const save = async () => {
		if (!state.running && (await check())) await actions.run('save');
	};
	/** Ctrl+S stays on the page and changes nothing that readers see: it saves a post that is not public, or else the working copy. */
	const keep = async () => {
		const isUnseen = state.post !== null && !published;
		if (isUnseen && (await check())) await actions.run('save', true);
		else if (!writer.text.dispatch('askedAgain', 'autosave').conflict) await writer.flush();
		if (writer.text.state.place === 'session') putOffSignIn(false);
	};
	const answer = (goesOn: boolean) => {
		setAsking(undefined);
		if (goesOn && asking) void run(asking);
	};
	return {
		main,
		save,
		keep,
		discard: actions.discard,
		stopped,
		asking,
		answer,
	};
}
