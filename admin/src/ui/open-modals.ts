import { SharedValue } from './shared-value.ts';

/** The modal dialogs that are open, the one on top last. */
export const openModals = new SharedValue<readonly HTMLDialogElement[]>([]);

const others = (dialog: HTMLDialogElement) =>
	openModals.current().filter((each) => each !== dialog);

export function openModal(dialog: HTMLDialogElement): void {
	dialog.showModal();
	openModals.set([...others(dialog), dialog]);
}

/** Before the dialog leaves the page: what stands in it can still go elsewhere. */
export function leaveModal(dialog: HTMLDialogElement): void {
	openModals.set(others(dialog));
}
