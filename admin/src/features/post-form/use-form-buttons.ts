import { useState } from 'react';
import type { Check } from '../../checks/check-text.ts';
import { putOffSignIn } from '../../session/session.ts';
import { mainIntent } from './action-buttons.tsx';
import type { PostFormContext } from './form-context.ts';
import type { SaveIntent } from './text-state.ts';
import type { FormActions } from './use-form-actions.ts';

/** What the buttons and the keys do, and the question that may come before publishing. */
export function useFormButtons(
	{ state, writer }: PostFormContext,
	actions: FormActions,
	checks: readonly Check[],
) {
	const [asking, setAsking] = useState<SaveIntent>();
	const published = state.post?.published ?? false;
	const intent = mainIntent(published, state.scheduling);

	const main = async () => {
		if (state.running || !(await actions.check())) return;
		if (intent !== 'save-to-site' && checks.some(({ fine }) => !fine)) setAsking(intent);
		else await actions.run(intent);
	};
	const save = async () => {
		if (!state.running && (await actions.check())) await actions.run('save');
	};
	/** Ctrl+S stays, and changes nothing that readers see: a draft is saved, anything else kept as a working copy. */
	const keep = async () => {
		const isDraft = state.post !== null && !published;
		if (isDraft && (await actions.check())) await actions.run('save', true);
		else if (!writer.text.dispatch('askedAgain', 'autosave').conflict) await writer.flush();
		if (writer.text.state.place === 'session') putOffSignIn(false);
	};
	const answer = (goesOn: boolean) => {
		setAsking(undefined);
		if (goesOn && asking) void actions.run(asking);
	};
	return { main, save, keep, discard: actions.discard, asking, answer };
}
