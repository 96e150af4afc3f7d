import { useState } from 'react';
import { putOffSignIn } from '../../session/session.ts';
import type { PostFormContext } from '../../text/form-context.ts';
import type { SaveIntent } from '../../text/text-state.ts';
import { mainIntent } from './action-buttons.tsx';
import type { FormActions } from './use-form-actions.ts';

/** The actions of buttons and shortcuts, and the question that may precede publishing. */
export function useFormButtons(
	{ state, writer, planAt }: PostFormContext,
	actions: FormActions,
	hasWarning: () => boolean,
) {
	const [asking, setAsking] = useState<SaveIntent>();
	const published = state.post?.published ?? false;
	const intent = mainIntent(published, state.scheduling);

	const main = async () => {
		if (state.running || !(await actions.check())) return;
		if (planAt) await actions.planChange(planAt);
		else if (intent !== 'save-to-site' && hasWarning()) setAsking(intent);
		else await actions.run(intent);
	};
	const save = async () => {
		if (!state.running && (await actions.check())) await actions.run('save');
	};
	/** Ctrl+S stays on the page and changes nothing that readers see: it saves a post that is not public, or else the working copy. */
	const keep = async () => {
		const isUnseen = state.post !== null && !published;
		if (isUnseen && (await actions.check())) await actions.run('save', true);
		else if (!writer.text.dispatch('askedAgain', 'autosave').conflict) await writer.flush();
		if (writer.text.state.place === 'session') putOffSignIn(false);
	};
	const answer = (goesOn: boolean) => {
		setAsking(undefined);
		if (goesOn && asking) void actions.run(asking);
	};
	return { main, save, keep, discard: actions.discard, asking, answer };
}
